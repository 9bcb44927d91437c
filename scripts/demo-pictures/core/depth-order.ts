import type { Point, Vec3 } from './vectors.ts';

/** Something drawn as one piece, with the box it fills. */
export interface Solid {
  low: Vec3;
  high: Vec3;
  /** The rectangle it covers on the picture. */
  topLeft: Point;
  bottomRight: Point;
  markup: string;
  castsShadow: boolean;
}

const slack = 0.004;
const axes = [0, 1, 2] as const;

/** True when a plane between the boxes has `front` on the viewer's side: it can never be hidden by `back`. */
function cannotBeHidden(front: Solid, back: Solid, eye: Vec3): boolean {
  return axes.some(
    (axis) =>
      (front.high[axis] <= back.low[axis] + slack && eye[axis] <= back.low[axis] + slack) ||
      (front.low[axis] >= back.high[axis] - slack && eye[axis] >= back.high[axis] - slack),
  );
}

function overlap(a: Solid, b: Solid): boolean {
  return (
    a.topLeft[0] < b.bottomRight[0] &&
    b.topLeft[0] < a.bottomRight[0] &&
    a.topLeft[1] < b.bottomRight[1] &&
    b.topLeft[1] < a.bottomRight[1]
  );
}

function distance({ low, high }: Solid, eye: Vec3): number {
  return Math.hypot(...axes.map((axis) => (low[axis] + high[axis]) / 2 - eye[axis]));
}

/** Far to near. Boxes that interlock fall back to the distance of their middles. */
export function inDepthOrder(solids: readonly Solid[], eye: Vec3): Solid[] {
  const far = [...solids].sort((a, b) => distance(b, eye) - distance(a, eye));
  const behind = new Map<Solid, Solid[]>(
    far.map((front) => [
      front,
      far.filter(
        (back) =>
          back !== front &&
          overlap(front, back) &&
          cannotBeHidden(front, back, eye) &&
          !cannotBeHidden(back, front, eye),
      ),
    ]),
  );
  const ordered = new Set<Solid>();
  const visiting = new Set<Solid>();
  const visit = (solid: Solid) => {
    if (ordered.has(solid) || visiting.has(solid)) return;
    visiting.add(solid);
    for (const back of behind.get(solid) ?? []) visit(back);
    ordered.add(solid);
  };
  for (const solid of far) visit(solid);
  return [...ordered];
}
