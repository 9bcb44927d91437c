import { Wall } from '../buildings/wall.ts';
import { darken, lighten } from '../core/colour.ts';
import { box, lathe, prism } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';

export function jar(stage: Stage, at: Vec3, content: string): void {
  lathe(
    stage,
    at,
    [
      [0.045, 0],
      [0.05, 0.02],
      [0.05, 0.11],
      [0.04, 0.13],
    ],
    content,
  );
  lathe(
    stage,
    at,
    [
      [0.045, 0.13],
      [0.045, 0.155],
      [0, 0.157],
    ],
    '#b8bfbd',
  );
}

export function plates(stage: Stage, at: Vec3): void {
  lathe(
    stage,
    at,
    [
      [0.05, 0],
      [0.07, 0.03],
      [0.05, 0.031],
      [0.07, 0.06],
      [0.05, 0.061],
      [0.07, 0.09],
      [0, 0.08],
    ],
    '#f4f0e6',
  );
}

export function hob(stage: Stage, at: Vec3, turn: number): void {
  stage.placed(at, turn, () => {
    box(stage, [-0.34, 0, -0.2], [0.68, 0.07, 0.38], '#30393a');
    stage.solid(() => {
      for (const x of [-0.17, 0.17]) {
        lathe(
          stage,
          [x, 0.07, 0],
          [
            [0.1, 0],
            [0.1, 0.015],
            [0.05, 0.03],
            [0, 0.03],
          ],
          '#7f8887',
        );
        lathe(
          stage,
          [x, 0.035, -0.21],
          [
            [0.02, -0.02],
            [0.02, 0.02],
          ],
          '#d9dcd8',
        );
      }
      steelPot(stage, [-0.17, 0.1, 0], 0.11, 0.13);
      lathe(
        stage,
        [0.17, 0.1, 0],
        [
          [0.05, 0],
          [0.11, 0.03],
          [0.15, 0.08],
          [0.14, 0.085],
          [0.05, 0.03],
        ],
        '#3a4141',
      );
    });
  });
}

export function steelPot(stage: Stage, at: Vec3, radius: number, height: number): void {
  lathe(
    stage,
    at,
    [
      [radius, 0],
      [radius, height],
      [radius * 1.08, height + 0.01],
    ],
    '#c9d1cf',
  );
  lathe(
    stage,
    at,
    [
      [radius * 1.05, height + 0.01],
      [radius * 0.6, height + 0.04],
      [0.02, height + 0.05],
      [0.02, height + 0.08],
      [0, height + 0.08],
    ],
    '#dbe0de',
  );
}

/** The hood over the hob, running up to the ceiling. */
export function chimney(stage: Stage, at: Vec3, turn: number, top: number): void {
  stage.placed(at, turn, () => {
    prism(
      stage,
      [
        [-0.36, 0],
        [-0.36, 0.06],
        [-0.13, 0.34],
        [0.13, 0.34],
        [0.36, 0.06],
        [0.36, 0],
      ],
      -0.18,
      0.42,
      '#c3cbc9',
      { fade: 0.1 },
    );
    box(stage, [-0.13, 0.34, -0.02], [0.26, top - at[1] - 0.34, 0.26], '#cdd4d2', { fade: 0.08 });
  });
}

export function sink(stage: Stage, at: Vec3, turn: number): void {
  stage.placed(at, turn, () =>
    stage.solid(() => {
      const flat = (x: number, z: number, colour: string): void =>
        stage.face(
          [
            [-x, 0.003, -z],
            [-x, 0.003, z],
            [x, 0.003, z],
            [x, 0.003, -z],
          ],
          colour,
        );
      flat(0.3, 0.2, '#dfe4e1');
      flat(0.27, 0.17, '#87918f');
      flat(0.2, 0.11, '#9ca6a3');
      lathe(
        stage,
        [0, 0, 0.22],
        [
          [0.02, 0],
          [0.014, 0.04],
          [0.014, 0.24],
        ],
        '#d5dad8',
      );
      box(stage, [-0.014, 0.23, 0.03], [0.028, 0.024, 0.2], '#d5dad8');
      box(stage, [-0.012, 0.18, 0.035], [0.024, 0.06, 0.024], '#c5cbc9');
    }),
  );
}

export function fridge(stage: Stage, at: Vec3, turn: number, colour: string): void {
  stage.placed(at, turn, () =>
    stage.solid(() => {
      box(stage, [-0.33, 0.04, -0.32], [0.66, 1.7, 0.64], colour, { fade: 0.06 });
      const front = new Wall(stage, [-0.33, 0.04, -0.32]);
      front.rect(0, 1.14, 0.66, 0.016, darken(colour, 0.5));
      front.shape(
        [
          [0.06, 0.05],
          [0.2, 1.1],
          [0.36, 1.1],
          [0.22, 0.05],
        ],
        '#ffffff',
        { unlit: true, opacity: 0.1 },
      );
      for (const [v, tall] of [
        [0.72, 0.36],
        [1.2, 0.26],
      ] as const)
        front.slab(0.06, v, 0.03, tall, 0.04, '#e7eae8');
    }),
  );
}

/** The red cylinder of cooking gas. */
export function gasCylinder(stage: Stage, at: Vec3): void {
  stage.solid(() => {
    lathe(
      stage,
      at,
      [
        [0.13, 0],
        [0.13, 0.04],
        [0.16, 0.08],
        [0.16, 0.44],
        [0.13, 0.52],
        [0.05, 0.56],
      ],
      '#b8352b',
    );
    lathe(
      stage,
      at,
      [
        [0.1, 0.54],
        [0.1, 0.62],
      ],
      lighten('#b8352b', 0.1),
    );
    lathe(
      stage,
      at,
      [
        [0.03, 0.54],
        [0.03, 0.6],
        [0, 0.6],
      ],
      '#2b3331',
    );
  });
}

export function fruitBowl(stage: Stage, [x, y, z]: Vec3, colour: string): void {
  stage.solid(() => {
    for (const [dx, dz, tone] of [
      [-0.07, 0.03, '#d9a441'],
      [0.06, 0.04, '#c0623e'],
      [0, -0.03, '#9db04f'],
      [0.02, 0.07, '#eb9a2f'],
    ] as const) {
      lathe(
        stage,
        [x + dx, y + 0.06, z + dz],
        [
          [0, 0],
          [0.05, 0.03],
          [0.055, 0.06],
          [0.03, 0.1],
          [0, 0.105],
        ],
        tone,
        {},
        14,
      );
    }
    lathe(
      stage,
      [x, y, z],
      [
        [0.06, 0],
        [0.12, 0.05],
        [0.16, 0.1],
      ],
      colour,
    );
  });
}
