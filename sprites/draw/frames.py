"""A frame that steps back round the numbers in two corners of a card."""

from dataclasses import dataclass

from .svg import Point, flat, line, num, rect, tilted


@dataclass(frozen=True)
class Frame:
    """`edge` from the sides of the card, `end` from top and bottom; the step reaches to (step_x, step_y)."""

    width: float
    height: float
    edge: float
    end: float
    step_x: float
    step_y: float
    rounding: float = 9.0

    def field(self) -> list[Point]:
        right, bottom = self.width - self.edge, self.height - self.end
        return [(self.edge, self.end), (right, self.end), (right, bottom), (self.edge, bottom)]

    def ground(self, colour: str) -> str:
        """The whole field, the corners of the numbers too."""
        wide, high = self.width - 2 * self.edge, self.height - 2 * self.end
        return rect(self.edge, self.end, wide, high, self.rounding, colour, "none")

    def turned(self, marks: str) -> str:
        return tilted(marks, angle=180, x=self.width / 2, y=self.height / 2)

    def step(self) -> str:
        """From the left end of the step to the left end of the top line."""
        r = num(self.rounding)
        return (
            f"L{num(self.step_x - self.rounding)} {num(self.step_y)}a{r} {r} 0 0 0 {r} -{r}"
            f"L{num(self.step_x)} {num(self.end + self.rounding)}a{r} {r} 0 0 1 {r} -{r}"
        )

    def half(self, breaks: int = 0, gap: float = 14, between: float = 38) -> str:
        """From the middle of the left side over the step and the top to the middle of the right side."""
        right, centre = self.width - self.edge, (self.step_x + self.width - self.edge) / 2
        gaps = [centre + (i - (breaks - 1) / 2) * between for i in range(breaks)]
        top = "".join(f"L{num(x - gap / 2)} {num(self.end)}M{num(x + gap / 2)} {num(self.end)}" for x in gaps)
        r, middle = num(self.rounding), num(self.height / 2)
        top += f"L{num(right - self.rounding)} {num(self.end)}a{r} {r} 0 0 1 {r} {r}L{num(right)} {middle}"
        return (
            f"M{num(self.edge)} {middle}"
            f"L{num(self.edge)} {num(self.step_y + self.rounding)}a{r} {r} 0 0 1 {r} -{r}"
            f"{self.step()}{top}"
        )

    def border(self, ink: str, width: float, breaks: int = 0) -> str:
        half = line(self.half(breaks), ink, width)
        return half + self.turned(half)

    def corners(self, colour: str) -> str:
        """What lies outside the two steps and the four round corners, covered."""
        outer, above = num(self.edge - 2), num(self.end - 2)
        r, right = num(self.rounding), self.width - self.edge
        foot = num(self.step_y + self.rounding)
        step = (
            f"M{outer} {above}L{outer} {foot}L{num(self.edge)} {foot}"
            f"a{r} {r} 0 0 1 {r} -{r}{self.step()}L{num(self.step_x)} {above}Z"
        )
        bend = (
            f"M{num(right - self.rounding)} {num(self.end)}a{r} {r} 0 0 1 {r} {r}"
            f"L{num(right + 2)} {num(self.end + self.rounding)}L{num(right + 2)} {above}"
            f"L{num(right - self.rounding)} {above}Z"
        )
        one = flat(step + bend, colour)
        return one + self.turned(one)
