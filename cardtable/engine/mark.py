"""How a text of the program is marked for translation."""


def N_(text: str) -> str:
    """Marks a text for translation and leaves it as it is."""
    return text
