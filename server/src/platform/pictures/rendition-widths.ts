const standardWidths = [320, 640, 960, 1600] as const;
const firstWidth = 640;
const widest = 1600;

/** The widths of a finished picture: the standard ones below its own, and its own up to the largest. */
export function renditionWidths(width: number): number[] {
  return [...standardWidths.filter((each) => each < width && each < widest), Math.min(width, widest)];
}

/** The width that exists as soon as a picture is received. */
export function firstRenditionWidth(width: number): number {
  return Math.min(width, firstWidth);
}
