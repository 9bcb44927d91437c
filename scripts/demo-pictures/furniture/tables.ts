import { darken, lighten } from '../core/colour.ts';
import { box, disc, lathe, roundedBox } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { bookColours } from '../palette.ts';

/** Four legs standing in the corners of a footprint. */
export function legs(
  stage: Stage,
  [x, y, z]: Vec3,
  [width, height, depth]: Vec3,
  wood: string,
  thick: number,
): void {
  for (const left of [x, x + width - thick]) {
    for (const front of [z, z + depth - thick]) box(stage, [left, y, front], [thick, height, thick], wood);
  }
}

export function table(
  stage: Stage,
  at: Vec3,
  turn: number,
  [width, height, depth]: Vec3,
  wood: string,
): void {
  stage.placed(at, turn, () => {
    legs(
      stage,
      [-width / 2 + 0.05, 0, -depth / 2 + 0.05],
      [width - 0.1, height - 0.05, depth - 0.1],
      darken(wood, 0.15),
      0.06,
    );
    roundedBox(
      stage,
      [-width / 2, height - 0.05, -depth / 2],
      [width, 0.05, depth],
      0.02,
      lighten(wood, 0.1),
    );
  });
}

export function roundTable(stage: Stage, at: Vec3, radius: number, height: number, wood: string): void {
  stage.placed(at, 0, () => {
    lathe(
      stage,
      [0, 0, 0],
      [
        [radius * 0.5, 0],
        [radius * 0.45, 0.04],
        [0.05, 0.08],
        [0.05, height - 0.06],
      ],
      darken(wood, 0.2),
    );
    lathe(
      stage,
      [0, 0, 0],
      [
        [radius * 0.9, height - 0.05],
        [radius, height - 0.035],
        [radius, height],
      ],
      wood,
    );
    disc(stage, [0, height, 0], radius, lighten(wood, 0.12));
  });
}

/** A low chest with doors, for a television or beside a bed. */
export function chest(
  stage: Stage,
  at: Vec3,
  turn: number,
  [width, height, depth]: Vec3,
  wood: string,
  doors: number,
): void {
  stage.placed(at, turn, () => {
    legs(
      stage,
      [-width / 2 + 0.04, 0, -depth / 2 + 0.04],
      [width - 0.08, 0.12, depth - 0.08],
      darken(wood, 0.35),
      0.05,
    );
    stage.solid(() => {
      box(stage, [-width / 2, 0.12, -depth / 2], [width, height - 0.12, depth], wood, { fade: 0.06 });
      const door = width / doors;
      for (let index = 0; index < doors; index++) {
        const x = -width / 2 + index * door;
        const front = -depth / 2;
        const panel = (inset: number): Vec3[] => [
          [x + inset, 0.12 + inset, front],
          [x + inset, height - inset, front],
          [x + door - inset, height - inset, front],
          [x + door - inset, 0.12 + inset, front],
        ];
        stage.face(panel(0.025), darken(wood, 0.22));
        stage.face(panel(0.035), lighten(wood, 0.1));
        const knob = x + (index % 2 ? 0.09 : door - 0.09);
        stage.face(
          [
            [knob - 0.012, height * 0.52, front],
            [knob - 0.012, height * 0.62, front],
            [knob + 0.012, height * 0.62, front],
            [knob + 0.012, height * 0.52, front],
          ],
          '#d8b05c',
        );
      }
    });
  });
}

/** Open shelves with books, jars and a plant or two. */
export function bookshelf(
  stage: Stage,
  at: Vec3,
  turn: number,
  [width, height, depth]: Vec3,
  wood: string,
): void {
  const { random } = stage;
  const shelves = Math.round(height / 0.42);
  stage.placed(at, turn, () => {
    stage.solid(() => {
      box(stage, [-width / 2, 0, depth / 2 - 0.02], [width, height, 0.02], darken(wood, 0.3));
      for (let shelf = 0; shelf <= shelves; shelf++) {
        const y = (height * shelf) / shelves;
        box(stage, [-width / 2, y, -depth / 2], [width, 0.03, depth - 0.02], wood);
        if (shelf === shelves) continue;
        for (let x = -width / 2 + 0.07; x < width / 2 - 0.12; ) {
          const thick = random.range(0.025, 0.06);
          if (random.chance(0.78))
            box(
              stage,
              [x, y + 0.03, -depth / 2 + 0.04],
              [thick, random.range(0.2, 0.31), depth * 0.6],
              random.pick(bookColours),
            );
          x += thick + (random.chance(0.12) ? 0.14 : 0.004);
        }
      }
      for (const side of [-width / 2, width / 2 - 0.03])
        box(stage, [side, 0, -depth / 2], [0.03, height + 0.03, depth], lighten(wood, 0.05));
    });
  });
}
