import { darken, lighten } from '../core/colour.ts';
import { box, type Corner, prism } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { Wall } from './wall.ts';

const body: readonly Corner[] = [
  [0.95, 0.3],
  [0.85, 0.42],
  [0.82, 0.62],
  [0.95, 0.72],
  [1.6, 0.74],
  [1.72, 0.62],
  [1.62, 0.36],
  [1.4, 0.28],
];
const shield: readonly Corner[] = [
  [0.3, 0.34],
  [0.22, 0.7],
  [0.34, 1],
  [0.42, 1],
  [0.5, 0.4],
  [0.95, 0.38],
  [0.95, 0.3],
  [0.5, 0.28],
];

/** A parked scooter whose front wheel is towards local -x. */
export function scooter(stage: Stage, at: Vec3, turn: number, colour: string): void {
  stage.placed(at, turn, () =>
    stage.placed([-0.9, 0, -0.15], 0, () =>
      stage.solid(() => {
        wheel(stage, 0.3);
        wheel(stage, 1.48);
        prism(stage, shield, 0.03, 0.26, colour);
        prism(stage, body, 0, 0.32, lighten(colour, 0.06), { fade: 0.1 });
        prism(
          stage,
          [
            [0.86, 0.72],
            [0.9, 0.82],
            [1.62, 0.84],
            [1.66, 0.75],
          ],
          0.02,
          0.28,
          '#2b3331',
        );
        prism(
          stage,
          [
            [0.1, 0.46],
            [0.16, 0.56],
            [0.4, 0.52],
            [0.5, 0.4],
            [0.3, 0.5],
          ],
          0.08,
          0.16,
          darken(colour, 0.1),
        );
        box(stage, [0.33, 0.98, -0.12], [0.08, 0.05, 0.56], '#39423f');
        box(stage, [0.26, 0.92, 0.08], [0.12, 0.13, 0.16], lighten(colour, 0.1));
        new Wall(stage, [0.26, 0.92, 0.24], [0, 0, -1]).rect(0.03, 0.03, 0.1, 0.08, '#fff2cf', {
          unlit: true,
        });
      }),
    ),
  );
}

function wheel(stage: Stage, x: number): void {
  const rim = Array.from({ length: 18 }, (_, index): Corner => {
    const angle = (-2 * Math.PI * index) / 18;
    return [x + 0.25 * Math.cos(angle), 0.25 + 0.25 * Math.sin(angle)];
  });
  prism(stage, rim, 0.1, 0.1, '#252d2b');
  const side = new Wall(stage, [0, 0, 0.1]);
  side.ellipse([x, 0.25], 0.14, 0.14, '#aab2b0');
  side.ellipse([x, 0.25], 0.05, 0.05, '#4e5754');
}
