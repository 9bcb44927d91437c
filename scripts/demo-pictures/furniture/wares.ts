import { darken, lighten } from '../core/colour.ts';
import { box, disc, lathe, roundedBox } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';

/** A wooden crate heaped with fruit. */
export function crate(stage: Stage, [x, y, z]: Vec3, fruit: string): void {
  stage.solid(() => {
    box(stage, [x - 0.32, y, z - 0.22], [0.64, 0.26, 0.44], '#b98a58', { fade: 0.1 });
    stage.face(
      [
        [x - 0.28, y + 0.262, z - 0.18],
        [x - 0.28, y + 0.262, z + 0.18],
        [x + 0.28, y + 0.262, z + 0.18],
        [x + 0.28, y + 0.262, z - 0.18],
      ],
      darken(fruit, 0.5),
    );
    for (let row = 2; row >= 0; row--) {
      for (let column = 0; column < 5; column++) {
        const at: Vec3 = [x - 0.24 + column * 0.12, y + 0.22, z - 0.14 + row * 0.13];
        lathe(
          stage,
          at,
          [
            [0, 0],
            [0.06, 0.03],
            [0.066, 0.07],
            [0.04, 0.115],
            [0, 0.125],
          ],
          stage.random.chance(0.3) ? lighten(fruit, 0.2) : fruit,
          {},
          11,
        );
      }
    }
    for (const v of [0.03, 0.14])
      stage.face(
        [
          [x - 0.33, y + v, z - 0.225],
          [x - 0.33, y + v + 0.07, z - 0.225],
          [x + 0.33, y + v + 0.07, z - 0.225],
          [x + 0.33, y + v, z - 0.225],
        ],
        '#d0a878',
      );
  });
}

/** An open sack of rice, lentils or tea. */
export function sack(stage: Stage, at: Vec3, grain: string): void {
  stage.solid(() => {
    lathe(
      stage,
      at,
      [
        [0.2, 0],
        [0.25, 0.12],
        [0.24, 0.34],
        [0.21, 0.44],
        [0.25, 0.48],
        [0.25, 0.53],
        [0.21, 0.52],
      ],
      '#cdb48a',
    );
    disc(stage, [at[0], at[1] + 0.5, at[2]], 0.21, darken(grain, 0.1));
    lathe(
      stage,
      [at[0], at[1] + 0.5, at[2]],
      [
        [0.19, 0],
        [0.1, 0.08],
        [0, 0.11],
      ],
      grain,
    );
  });
}

/** A shop counter with a glazed front. */
export function counter(
  stage: Stage,
  at: Vec3,
  turn: number,
  width: number,
  wood: string,
  stock: readonly [string, ...string[]],
): void {
  const { random } = stage;
  stage.placed(at, turn, () =>
    stage.solid(() => {
      box(stage, [-width / 2, 0, -0.28], [width, 0.3, 0.56], wood, { fade: 0.08 });
      box(stage, [-width / 2, 0.3, -0.26], [width, 0.55, 0.52], darken(wood, 0.35));
      for (const y of [0.32, 0.58]) {
        for (let x = -width / 2 + 0.06; x < width / 2 - 0.14; x += random.range(0.15, 0.24)) {
          const tone = random.pick(stock);
          roundedBox(stage, [x, y, -0.275], [0.13, random.range(0.1, 0.2), 0.02], 0.02, tone);
        }
        stage.face(
          [
            [-width / 2, y - 0.02, -0.28],
            [-width / 2, y, -0.28],
            [width / 2, y, -0.28],
            [width / 2, y - 0.02, -0.28],
          ],
          '#d6dbd8',
        );
      }
      const pane: Vec3[] = [
        [-width / 2, 0.3, -0.281],
        [-width / 2, 0.85, -0.281],
        [width / 2, 0.85, -0.281],
        [width / 2, 0.3, -0.281],
      ];
      stage.face(pane, '#dcebe8', { unlit: true, opacity: 0.22 });
      stage.face(
        [
          [-width * 0.3, 0.3, -0.282],
          [-width * 0.15, 0.85, -0.282],
          [-width * 0.02, 0.85, -0.282],
          [-width * 0.17, 0.3, -0.282],
        ],
        '#ffffff',
        { unlit: true, opacity: 0.25 },
      );
      box(stage, [-width / 2 - 0.03, 0.85, -0.31], [width + 0.06, 0.05, 0.62], lighten(wood, 0.15));
    }),
  );
}

export type Stock = 'tins' | 'cloth' | 'jars';

/** Shop shelving full of goods, looking towards local -z. */
export function stockedShelves(
  stage: Stage,
  at: Vec3,
  turn: number,
  [width, height, depth]: Vec3,
  wood: string,
  goods: Stock,
  colours: readonly [string, ...string[]],
): void {
  const { random } = stage;
  const rows = Math.round(height / 0.42);
  stage.placed(at, turn, () =>
    stage.solid(() => {
      box(stage, [-width / 2, 0, depth / 2 - 0.02], [width, height, 0.02], darken(wood, 0.35));
      for (let row = 0; row < rows; row++) {
        const y = (height * row) / rows;
        box(stage, [-width / 2, y, -depth / 2], [width, 0.035, depth - 0.02], wood);
        for (let x = -width / 2 + 0.06; x < width / 2 - 0.2; )
          x += ware(stage, [x, y + 0.035, 0], goods, random.pick(colours)) + 0.015;
      }
      const bays = Math.ceil(width / 1.1);
      for (let bay = 0; bay <= bays; bay++)
        box(
          stage,
          [-width / 2 + (width * bay) / bays - 0.02, 0, -depth / 2],
          [0.04, height, 0.04],
          lighten(wood, 0.06),
        );
      box(
        stage,
        [-width / 2 - 0.04, height, -depth / 2 - 0.04],
        [width + 0.08, 0.09, depth + 0.04],
        lighten(wood, 0.1),
      );
    }),
  );
}

/** Puts one thing on a shelf and says how much room it takes. */
function ware(stage: Stage, [x, y, z]: Vec3, goods: Stock, colour: string): number {
  const { random } = stage;
  if (goods === 'jars') {
    lathe(
      stage,
      [x + 0.08, y, z],
      [
        [0.07, 0],
        [0.075, 0.03],
        [0.075, 0.2],
        [0.06, 0.23],
      ],
      colour,
      {},
      14,
    );
    lathe(
      stage,
      [x + 0.08, y + 0.23, z],
      [
        [0.065, 0],
        [0.065, 0.04],
        [0, 0.045],
      ],
      '#c8a25a',
      {},
      14,
    );
    return 0.17;
  }
  if (goods === 'cloth') {
    for (let fold = 0; fold < 4; fold++)
      roundedBox(
        stage,
        [x, y + fold * 0.075, z - 0.14],
        [0.34, 0.07, 0.24],
        0.03,
        fold % 2 ? lighten(colour, 0.14) : colour,
      );
    return 0.36;
  }
  const [wide, tall] = [random.range(0.12, 0.2), random.range(0.18, 0.31)];
  box(stage, [x, y, z - 0.1], [wide, tall, 0.16], colour);
  const label = y + tall * 0.35;
  stage.face(
    [
      [x + 0.015, label, z - 0.101],
      [x + 0.015, label + tall * 0.32, z - 0.101],
      [x + wide - 0.015, label + tall * 0.32, z - 0.101],
      [x + wide - 0.015, label, z - 0.101],
    ],
    lighten(colour, 0.75),
  );
  return wide;
}
