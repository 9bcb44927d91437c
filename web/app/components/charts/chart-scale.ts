const steps = [1, 2, 5, 10];

/** Round values from 0 to at least `most`, at most five of them, for the grid lines. */
export function chartTicks(most: number): number[] {
  const least = Math.max(1, most / 4);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = (steps.find((candidate) => candidate * magnitude >= least) ?? 10) * magnitude;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** A share as an SVG percentage. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}
