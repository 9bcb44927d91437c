/** In pixels of the map. */
export interface Point {
  x: number;
  y: number;
}

const stepPixels = 6;
const nearPixels = 24;
const strokePixels = 60;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Appends a point unless it is very close to the last one. */
export function withPoint(line: readonly Point[], point: Point): readonly Point[] {
  const last = line.at(-1);
  return last && distance(last, point) < stepPixels ? line : [...line, point];
}

/** Whether a line is long enough to be a stroke instead of a tap. */
export function isLong(line: readonly Point[]): boolean {
  return (
    line.reduce((sum, point, index) => sum + distance(line[index - 1] ?? point, point), 0) > strokePixels
  );
}

export const isNear = (a: Point, b: Point) => distance(a, b) <= nearPixels;
