/** Metres: x to the right, y up, z away from the viewer. */
export type Vec3 = readonly [number, number, number];
/** Pixels on the picture. */
export type Point = readonly [number, number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const normalise = (a: Vec3): Vec3 => scale(a, 1 / (Math.hypot(...a) || 1));

/** Newell's method, so that slightly bent polygons still have a sensible normal. */
export function normalOf(points: readonly Vec3[]): Vec3 {
  let sum: Vec3 = [0, 0, 0];
  points.forEach((point, index) => {
    const following = points[(index + 1) % points.length] ?? point;
    sum = add(sum, cross(point, following));
  });
  return normalise(sum);
}

/** Convex hull of points on the ground, as a ring. */
export function groundHull(points: readonly Vec3[]): Vec3[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[2] - b[2]);
  const chain = (run: readonly Vec3[]) => {
    const ring: Vec3[] = [];
    for (const point of run) {
      while (ring.length > 1) {
        const [before, last] = [ring.at(-2), ring.at(-1)];
        if (!before || !last) break;
        const turn =
          (last[0] - before[0]) * (point[2] - before[2]) - (last[2] - before[2]) * (point[0] - before[0]);
        if (turn > 0) break;
        ring.pop();
      }
      ring.push(point);
    }
    return ring.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}
