import { darken, lighten } from '../core/colour.ts';
import { box, roundedBox } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { legs } from './tables.ts';

interface SofaSettings {
  width: number;
  colour: string;
  cushions: readonly string[];
}

/** A sofa or armchair; it looks towards local -z. */
export function sofa(stage: Stage, at: Vec3, turn: number, { width, colour, cushions }: SofaSettings): void {
  const half = width / 2;
  const arm = 0.2;
  const inner = width - 2 * arm;
  const seats = Math.max(1, Math.round(inner / 0.75));
  stage.placed(at, turn, () => {
    legs(stage, [-half + 0.05, 0, -0.4], [width - 0.1, 0.13, 0.8], '#5d3b26', 0.06);
    roundedBox(stage, [-half + arm, 0.13, -0.42], [inner, 0.17, 0.62], 0.03, darken(colour, 0.14));
    roundedBox(stage, [-half + 0.02, 0.13, 0.2], [width - 0.04, 0.68, 0.24], 0.1, darken(colour, 0.05));
    for (const side of [-half, half - arm])
      roundedBox(stage, [side, 0.13, -0.44], [arm, 0.5, 0.64], 0.09, colour);
    for (let seat = 0; seat < seats; seat++) {
      const seatWidth = inner / seats;
      const left = -half + arm + seat * seatWidth;
      roundedBox(
        stage,
        [left + 0.01, 0.3, -0.43],
        [seatWidth - 0.02, 0.16, 0.53],
        0.06,
        lighten(colour, 0.08),
      );
      roundedBox(
        stage,
        [left + 0.015, 0.46, 0.1],
        [seatWidth - 0.03, 0.38, 0.1],
        0.09,
        lighten(colour, 0.04),
      );
    }
    cushions.forEach((cushion, index) => {
      const share = cushions.length === 1 ? 0.5 : index / (cushions.length - 1);
      const x = -half + arm + 0.02 + share * (inner - 0.44);
      roundedBox(stage, [x, 0.46, -0.08], [0.4, 0.36, 0.16], 0.09, cushion);
    });
  });
}

/** A cane chair with a round back and a loose seat cushion. */
export function caneChair(stage: Stage, at: Vec3, turn: number, cane: string, cushion: string): void {
  stage.placed(at, turn, () => {
    legs(stage, [-0.32, 0, -0.3], [0.64, 0.36, 0.6], darken(cane, 0.15), 0.05);
    box(stage, [-0.34, 0.36, -0.32], [0.68, 0.06, 0.6], cane);
    roundedBox(stage, [-0.29, 0.42, -0.3], [0.58, 0.09, 0.5], 0.04, cushion);
    stage.solid(() => {
      for (let bar = 0; bar <= 8; bar++) {
        const x = -0.32 + bar * 0.08;
        const tall = 0.38 + 0.18 * Math.sin((bar / 8) * Math.PI);
        box(stage, [x - 0.012, 0.42, 0.26], [0.025, tall, 0.03], cane);
      }
      for (const [from, to] of [
        [0, 0.25],
        [0.25, 0.5],
        [0.5, 0.75],
        [0.75, 1],
      ] as const) {
        const y = (share: number) => 0.8 + 0.18 * Math.sin(share * Math.PI);
        const x = (share: number) => -0.34 + share * 0.68;
        stage.face(
          [
            [x(from), y(from), 0.25],
            [x(from), y(from) + 0.06, 0.25],
            [x(to), y(to) + 0.06, 0.25],
            [x(to), y(to), 0.25],
          ],
          lighten(cane, 0.1),
          { twoSided: true },
        );
      }
    });
    for (const side of [-0.36, 0.31]) box(stage, [side, 0.6, -0.3], [0.05, 0.05, 0.58], lighten(cane, 0.08));
    for (const side of [-0.36, 0.31]) box(stage, [side, 0.42, -0.3], [0.05, 0.18, 0.05], cane);
  });
}

export function diningChair(stage: Stage, at: Vec3, turn: number, wood: string, seat: string): void {
  stage.placed(at, turn, () => {
    legs(stage, [-0.21, 0, -0.2], [0.42, 0.43, 0.4], wood, 0.04);
    roundedBox(stage, [-0.23, 0.43, -0.22], [0.46, 0.06, 0.44], 0.025, seat);
    for (const side of [-0.21, 0.17]) box(stage, [side, 0.49, 0.18], [0.04, 0.45, 0.04], wood);
    for (const y of [0.6, 0.72, 0.84])
      box(stage, [-0.17, y, 0.185], [0.34, 0.06, 0.025], lighten(wood, 0.06));
  });
}

export function stool(stage: Stage, at: Vec3, height: number, wood: string): void {
  stage.placed(at, 0, () => {
    legs(stage, [-0.16, 0, -0.16], [0.32, height, 0.32], wood, 0.035);
    roundedBox(stage, [-0.19, height, -0.19], [0.38, 0.05, 0.38], 0.025, lighten(wood, 0.12));
  });
}
