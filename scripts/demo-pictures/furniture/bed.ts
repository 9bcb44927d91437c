import { darken, lighten } from '../core/colour.ts';
import { box, roundedBox } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { legs } from './tables.ts';

export interface BedSettings {
  width: number;
  wood: string;
  sheet: string;
  blanket: string;
  pillows: readonly string[];
  headboard: 'panel' | 'slats' | 'padded';
}

/** A bed whose head is towards local +z. */
export function bed(stage: Stage, at: Vec3, turn: number, settings: BedSettings): void {
  const { width, wood, sheet, blanket, pillows } = settings;
  const [half, long] = [width / 2, 2];
  stage.placed(at, turn, () => {
    legs(
      stage,
      [-half + 0.04, 0, -long / 2 + 0.04],
      [width - 0.08, 0.16, long - 0.1],
      darken(wood, 0.3),
      0.08,
    );
    roundedBox(stage, [-half, 0.16, -long / 2], [width, 0.16, long], 0.03, wood);
    head(stage, settings, long / 2);
    roundedBox(stage, [-half + 0.03, 0.32, -long / 2 + 0.03], [width - 0.06, 0.22, long - 0.06], 0.07, sheet);
    roundedBox(stage, [-half - 0.02, 0.3, -long / 2 - 0.02], [width + 0.04, 0.27, 1.15], 0.08, blanket);
    roundedBox(stage, [-half - 0.025, 0.3, 0.13], [width + 0.05, 0.285, 0.26], 0.08, lighten(blanket, 0.45));
    const pillow = (width - 0.24) / 2;
    for (const left of [-half + 0.08, half - 0.08 - pillow]) {
      roundedBox(stage, [left, 0.54, long / 2 - 0.42], [pillow, 0.15, 0.36], 0.07, lighten(sheet, 0.4));
    }
    pillows.forEach((colour, index) => {
      const step = (width - 0.5) / pillows.length;
      roundedBox(
        stage,
        [-half + 0.25 + step * (index + 0.5) - 0.2, 0.55, long / 2 - 0.62],
        [0.4, 0.3, 0.14],
        0.09,
        colour,
      );
    });
  });
}

function head(stage: Stage, { width, wood, headboard, blanket }: BedSettings, z: number): void {
  const half = width / 2;
  if (headboard === 'padded') {
    const tuft = (width + 0.1) / 5;
    for (let index = 0; index < 5; index++) {
      roundedBox(
        stage,
        [-half - 0.05 + index * tuft, 0.16, z],
        [tuft - 0.008, 0.98, 0.09],
        0.05,
        darken(blanket, 0.18),
      );
    }
    return;
  }
  if (headboard === 'panel') {
    roundedBox(stage, [-half - 0.04, 0.16, z], [width + 0.08, 0.94, 0.07], 0.08, wood);
    return;
  }
  stage.solid(() => {
    for (const x of [-half, half - 0.07]) box(stage, [x, 0.16, z], [0.07, 0.98, 0.07], wood);
    for (let x = -half + 0.14; x < half - 0.12; x += 0.13)
      box(stage, [x, 0.5, z + 0.02], [0.045, 0.5, 0.03], lighten(wood, 0.08));
    box(stage, [-half, 1, z], [width, 0.09, 0.07], wood);
    box(stage, [-half, 0.5, z], [width, 0.05, 0.07], wood);
  });
}

/** A wardrobe with its doors towards local -z. */
export function wardrobe(
  stage: Stage,
  at: Vec3,
  turn: number,
  [width, height, depth]: Vec3,
  wood: string,
  mirrorDoor = false,
): void {
  const doors = Math.round(width / 0.5);
  stage.placed(at, turn, () =>
    stage.solid(() => {
      box(stage, [-width / 2, 0, -depth / 2], [width, height, depth], wood, { fade: 0.06 });
      const front = -depth / 2;
      const panel = (x: number, y: number, wide: number, tall: number, colour: string, unlit = false) =>
        stage.face(
          [
            [x, y, front],
            [x, y + tall, front],
            [x + wide, y + tall, front],
            [x + wide, y, front],
          ],
          colour,
          { unlit },
        );
      for (let door = 0; door < doors; door++) {
        const wide = width / doors;
        const x = -width / 2 + door * wide;
        panel(x + 0.012, 0.1, wide - 0.024, height - 0.16, darken(wood, 0.2));
        panel(x + 0.02, 0.108, wide - 0.04, height - 0.176, lighten(wood, 0.09));
        if (mirrorDoor && door === 1) {
          panel(
            x + 0.07,
            0.3,
            wide - 0.14,
            height - 0.55,
            stage.canvas.linear(
              [
                [0, '#eef2ee'],
                [1, '#b3c2bd'],
              ],
              [0, 0],
              [1, 1],
            ),
            true,
          );
        } else {
          for (const [y, tall] of [
            [0.2, height * 0.36],
            [height * 0.36 + 0.32, height * 0.64 - 0.56],
          ] as const) {
            panel(x + 0.07, y, wide - 0.14, tall, darken(wood, 0.1));
            panel(x + 0.08, y, wide - 0.16, tall - 0.01, lighten(wood, 0.03));
          }
        }
        panel(door % 2 ? x + 0.035 : x + wide - 0.05, height * 0.46, 0.016, 0.16, '#d8b05c');
      }
      box(
        stage,
        [-width / 2 - 0.03, height, -depth / 2 - 0.03],
        [width + 0.06, 0.06, depth + 0.06],
        darken(wood, 0.08),
      );
    }),
  );
}
