"""How a paragraph names what it states: R.. for a rule, A.. for a reading, O.. for an option."""


def of(*short: str) -> tuple[str, ...]:
    return tuple(f"G5-{name}" for name in short)
