/** The end of an axis that shows `largest`, and the marks on it: few, even and whole. */
export function chartScale(largest: number): { end: number; marks: number[] } {
  const step = evenStep(Math.max(1, largest) / 4);
  const end = Math.max(step, Math.ceil(largest / step) * step);
  return { end, marks: Array.from({ length: end / step + 1 }, (_, index) => index * step) };
}

/** The next of 1, 2, 5, 10, 20, 50 … that is not less. */
function evenStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, atLeast)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= atLeast) ?? 10) * power;
}
