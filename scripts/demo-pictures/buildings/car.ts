import { darken, lighten, mix } from '../core/colour.ts';
import { type Corner, prism } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { Wall } from './wall.ts';

const body: readonly Corner[] = [
  [0.05, 0.28],
  [0, 0.55],
  [0.08, 0.78],
  [0.75, 0.9],
  [3.55, 0.92],
  [3.72, 0.8],
  [3.75, 0.4],
  [3.65, 0.28],
];

const cabin: readonly Corner[] = [
  [0.7, 0.88],
  [1.35, 1.4],
  [1.6, 1.47],
  [2.75, 1.47],
  [3.05, 1.4],
  [3.5, 0.9],
];

const glass: readonly (readonly Corner[])[] = [
  [
    [0.98, 0.93],
    [1.45, 1.36],
    [2.02, 1.39],
    [2.02, 0.93],
  ],
  [
    [2.12, 0.93],
    [2.12, 1.39],
    [2.75, 1.39],
    [2.95, 1.33],
    [3.25, 0.95],
  ],
];

/** A hatchback whose middle stands at the place, its nose towards local -x before turning. */
export function car(stage: Stage, at: Vec3, turnDegrees: number, colour: string): void {
  const width = 1.6;
  stage.placed(at, turnDegrees, () =>
    stage.placed([-1.88, 0, -width / 2], 0, () =>
      stage.solid(() => {
        wheels(stage, width);
        prism(stage, body, 0, width, colour, { fade: 0.14 });
        prism(stage, cabin, 0.09, width - 0.18, lighten(colour, 0.08));
        const near = new Wall(stage, [0, 0, 0]);
        const far = new Wall(stage, [3.75, 0, width], [-1, 0, 0]);
        flank(near, 0.085, (corner) => corner);
        flank(far, 0.085, ([u, v]) => [3.75 - u, v]);
        ends(stage, width);
      }),
    ),
  );
}

function flank(side: Wall, inward: number, turn: (corner: Corner) => Corner): void {
  const { mood } = side.stage;
  const pane = mix(mood.sky[0], '#20353a', 0.65);
  const facing = (shape: readonly Corner[]) => (turn([0, 0])[0] ? shape.map(turn).toReversed() : shape);
  for (const shape of glass) side.shape(facing(shape), pane, { unlit: true }, -inward + 0.002);
  const line: Corner[] = [
    [0.3, 0.62],
    [0.3, 0.65],
    [3.6, 0.67],
    [3.6, 0.64],
  ];
  side.shape(facing(line), '#10201c', { unlit: true, opacity: 0.25 }, 0.01);
  for (const centre of [0.72, 3]) {
    const [u] = turn([centre, 0]);
    side.ellipse([u, 0.3], 0.38, 0.38, '#1d2624');
    side.ellipse([u, 0.3], 0.3, 0.3, '#2c3432');
    side.ellipse([u, 0.3], 0.19, 0.19, '#b9c0be');
    side.ellipse([u, 0.3], 0.06, 0.06, '#59625f');
  }
}

function wheels(stage: Stage, width: number): void {
  for (const centre of [0.72, 3]) {
    const tyre = Array.from({ length: 18 }, (_, index): Corner => {
      const angle = (-2 * Math.PI * index) / 18;
      return [centre + 0.3 * Math.cos(angle), 0.3 + 0.3 * Math.sin(angle)];
    });
    prism(stage, tyre, 0.01, width - 0.02, '#262e2c');
  }
}

function ends(stage: Stage, width: number): void {
  const { mood } = stage;
  const screen = mix(mood.sky[0], '#20353a', 0.55);
  const slope = (front: boolean): Vec3[] => {
    const [foot, top]: [Corner, Corner] = front
      ? [
          [0.78, 0.95],
          [1.3, 1.36],
        ]
      : [
          [3.44, 0.97],
          [3.1, 1.34],
        ];
    const ring: Vec3[] = [
      [foot[0], foot[1], width - 0.22],
      [top[0], top[1], width - 0.26],
      [top[0], top[1], 0.26],
      [foot[0], foot[1], 0.22],
    ];
    return front ? ring : ring.toReversed();
  };
  stage.face(slope(true), screen, { unlit: true });
  stage.face(slope(false), darken(screen, 0.15), { unlit: true });
  const nose = new Wall(stage, [0.02, 0, width], [0, 0, -1]);
  const tail = new Wall(stage, [3.74, 0, 0], [0, 0, 1]);
  for (const u of [0.12, width - 0.47]) {
    nose.rect(u, 0.58, 0.35, 0.16, '#fff2cf', { unlit: true });
    tail.rect(u, 0.6, 0.3, 0.16, '#c23b2e', { unlit: true });
  }
  nose.rect(0.5, 0.38, width - 1, 0.16, '#2b3331');
  for (const end of [nose, tail]) end.rect(width / 2 - 0.25, 0.42, 0.5, 0.12, '#f1ead8');
}
