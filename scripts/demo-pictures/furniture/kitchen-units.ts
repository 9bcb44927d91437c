import { Wall } from '../buildings/wall.ts';
import { darken, lighten } from '../core/colour.ts';
import { box } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { jar, plates } from './kitchenware.ts';

export const counterHeight = 0.88;
const unitDepth = 0.6;

/** Doors on the front of a block that looks towards local -z. */
function doors(
  stage: Stage,
  [x, y, z]: Vec3,
  [width, height]: readonly [number, number],
  colour: string,
  count: number,
  handleHigh: boolean,
): void {
  const front = new Wall(stage, [x, y, z]);
  const wide = width / count;
  for (let index = 0; index < count; index++) {
    const u = index * wide;
    front.rect(u + 0.008, 0.012, wide - 0.016, height - 0.024, darken(colour, 0.24));
    front.rect(u + 0.014, 0.018, wide - 0.028, height - 0.036, colour, { fade: 0.05 });
    front.rect(u + 0.07, 0.075, wide - 0.14, height - 0.15, darken(colour, 0.09));
    front.rect(u + 0.076, 0.075, wide - 0.146, height - 0.156, lighten(colour, 0.07));
    const handle = handleHigh ? height - 0.055 : 0.035;
    front.slab(u + wide / 2 - 0.07, handle, 0.14, 0.018, 0.025, '#cfa557');
  }
}

/** A run of base cabinets under a counter, its middle at the place. */
export function baseUnits(
  stage: Stage,
  at: Vec3,
  turn: number,
  length: number,
  colour: string,
  top: string,
): void {
  const half = length / 2;
  stage.placed(at, turn, () => {
    stage.solid(() => {
      box(stage, [-half, 0, -unitDepth / 2 + 0.06], [length, 0.1, unitDepth - 0.06], darken(colour, 0.6));
      box(stage, [-half, 0.1, -unitDepth / 2], [length, counterHeight - 0.14, unitDepth], colour);
      doors(
        stage,
        [-half, 0.1, -unitDepth / 2],
        [length, counterHeight - 0.14],
        colour,
        Math.max(1, Math.round(length / 0.5)),
        true,
      );
      box(stage, [-half, counterHeight - 0.04, -unitDepth / 2 - 0.03], [length, 0.04, unitDepth + 0.03], top);
    });
  });
}

export function wallUnits(
  stage: Stage,
  at: Vec3,
  turn: number,
  length: number,
  colour: string,
  height = 0.68,
): void {
  const half = length / 2;
  stage.placed(at, turn, () =>
    stage.solid(() => {
      box(stage, [-half, 0, -0.17], [length, height, 0.34], colour);
      doors(
        stage,
        [-half, 0, -0.17],
        [length, height],
        colour,
        Math.max(1, Math.round(length / 0.48)),
        false,
      );
    }),
  );
}

/** Open boards with jars and stacked plates. */
export function openShelf(stage: Stage, at: Vec3, turn: number, length: number, wood: string): void {
  const { random } = stage;
  stage.placed(at, turn, () =>
    stage.solid(() => {
      box(stage, [-length / 2, 0, -0.12], [length, 0.04, 0.24], wood);
      for (let x = -length / 2 + 0.1; x < length / 2 - 0.06; x += random.range(0.13, 0.2)) {
        if (random.chance(0.75))
          jar(stage, [x, 0.04, 0], random.pick(['#c0623e', '#e3c46a', '#8aa35e', '#f3e6cb', '#7c4a3c']));
        else plates(stage, [x, 0.04, 0]);
      }
    }),
  );
}
