"""A frame that steps back round the numbers in two corners of a card."""

from dataclasses import dataclass

from .svg import Point, flat, num, tilted


@dataclass(frozen=True)
class Frame:
    """`edge` from the border of the card; the step at the top left reaches to (step_x, step_y)."""

    width: float
    height: float
    edge: float
    step_x: float
    step_y: float
    rounding: float = 9.0

    def field(self) -> list[Point]:
        right, bottom = self.width - self.edge, self.height - self.edge
        return [(self.edge, self.edge), (right, self.edge), (right, bottom), (self.edge, bottom)]

    def turned(self, marks: str) -> str:
        return tilted(marks, angle=180, x=self.width / 2, y=self.height / 2)

    def step(self) -> str:
        """From the left end of the step to the left end of the top line."""
        r = num(self.rounding)
        return (
            f"L{num(self.step_x - self.rounding)} {num(self.step_y)}a{r} {r} 0 0 0 {r} -{r}"
            f"L{num(self.step_x)} {num(self.edge + self.rounding)}a{r} {r} 0 0 1 {r} -{r}"
        )

    def half(self, breaks: int = 0, gap: float = 14, between: float = 38) -> str:
        """From the middle of the left side over the step and the top to the middle of the right side."""
        right, centre = self.width - self.edge, (self.step_x + self.width - self.edge) / 2
        gaps = [centre + (i - (breaks - 1) / 2) * between for i in range(breaks)]
        top = "".join(
            f"L{num(x - gap / 2)} {num(self.edge)}M{num(x + gap / 2)} {num(self.edge)}" for x in gaps
        )
        r, middle = num(self.rounding), num(self.height / 2)
        top += f"L{num(right - self.rounding)} {num(self.edge)}a{r} {r} 0 0 1 {r} {r}L{num(right)} {middle}"
        return (
            f"M{num(self.edge)} {middle}"
            f"L{num(self.edge)} {num(self.step_y + self.rounding)}a{r} {r} 0 0 1 {r} -{r}"
            f"{self.step()}{top}"
        )

    def corners(self, colour: str) -> str:
        """What lies outside the two steps and the two round corners, covered."""
        outside = num(self.edge - 2)
        step = f"M{outside} {outside}L{outside} {num(self.step_y)}{self.step()}L{num(self.step_x)} {outside}Z"
        r, right = num(self.rounding), self.width - self.edge
        bend = (
            f"M{num(right - self.rounding)} {num(self.edge)}a{r} {r} 0 0 1 {r} {r}"
            f"L{num(right + 2)} {num(self.edge + self.rounding)}L{num(right + 2)} {outside}"
            f"L{num(right - self.rounding)} {outside}Z"
        )
        one = flat(step + bend, colour)
        return one + self.turned(one)
