import { darken, lighten } from '../demo-pictures/core/colour.ts';
import { box, type Corner, prism } from '../demo-pictures/core/shapes.ts';
import type { Stage } from '../demo-pictures/core/stage.ts';
import type { Vec3 } from '../demo-pictures/core/vectors.ts';
import { underLight } from '../demo-pictures/mood.ts';

const metal = '#39423f';

/** A cycle rickshaw with its puller in the saddle and its hood up; it heads towards local -x. */
export function cycleRickshaw(stage: Stage, at: Vec3, turn: number, hood: string, shirt: string): void {
  stage.placed(at, turn, () =>
    stage.solid(() => {
      wheel(stage, [0.45, 0.42, 0.47], 0.42);
      wheel(stage, [-1.45, 0.38, 0], 0.38);
      frame(stage);
      box(stage, [0.05, 0.5, -0.42], [0.8, 0.12, 0.84], darken(hood, 0.2));
      box(stage, [0.1, 0.62, -0.4], [0.6, 0.14, 0.8], '#a8322a');
      prism(stage, backRest, -0.42, 0.84, '#a8322a', { twoSided: true });
      canopy(stage, hood);
      wheel(stage, [0.45, 0.42, -0.47], 0.42);
      puller(stage, shirt);
    }),
  );
}

const backRest: readonly Corner[] = [
  [0.72, 0.7],
  [0.82, 1.22],
  [0.9, 1.22],
  [0.84, 0.66],
];

/** Bamboo hoops under painted cloth, from behind the seat to above the knees. */
function canopy(stage: Stage, colour: string): void {
  const arc = (radius: number): Corner[] =>
    Array.from({ length: 9 }, (_, index): Corner => {
      const angle = ((8 + index * 16) * Math.PI) / 180;
      return [0.32 + radius * Math.cos(angle), 1.12 + radius * Math.sin(angle)];
    });
  const outer = arc(0.72);
  outer.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = outer[index] ?? [x, y];
    const panel: Vec3[] = [
      [fromX, fromY, -0.46],
      [fromX, fromY, 0.46],
      [x, y, 0.46],
      [x, y, -0.46],
    ];
    stage.face(panel, index % 2 ? colour : lighten(colour, 0.22), { twoSided: true, seamless: true });
  });
  const rim = [...outer, ...arc(0.62).toReversed()].map(([x, y]): Vec3 => [x, y, -0.46]);
  stage.face(rim, '#e9b44c', { twoSided: true });
  for (const [x, y] of [outer[2], outer[5], outer[8]].filter((corner) => corner !== undefined))
    rod(
      stage,
      [
        [x, y, -0.46],
        [0.35, 0.7, -0.44],
      ],
      0.025,
      '#7a5a33',
    );
}

function frame(stage: Stage): void {
  const tubes: readonly (readonly Vec3[])[] = [
    [
      [0.45, 0.42, 0],
      [-0.75, 0.36, 0],
      [-0.55, 0.95, 0],
      [-1.2, 0.95, 0],
      [-1.45, 0.38, 0],
    ],
    [
      [-0.75, 0.36, 0],
      [-1.2, 0.9, 0],
      [-1.14, 1.1, 0],
    ],
    [
      [-1.08, 1.12, -0.25],
      [-1.14, 1.1, 0],
      [-1.08, 1.12, 0.25],
    ],
    [
      [0.1, 0.55, -0.3],
      [-0.55, 0.6, 0],
    ],
  ];
  for (const tube of tubes) rod(stage, tube, 0.05, metal);
}

function puller(stage: Stage, shirt: string): void {
  const skin = '#8a5a3c';
  const trousers = '#4b5663';
  rod(
    stage,
    [
      [-0.52, 1.02, 0.1],
      [-0.95, 0.78, 0.1],
      [-0.86, 0.46, 0.1],
    ],
    0.15,
    darken(trousers, 0.2),
  );
  rod(
    stage,
    [
      [-0.52, 1.02, -0.1],
      [-0.9, 0.62, -0.1],
      [-0.66, 0.22, -0.1],
    ],
    0.15,
    trousers,
  );
  rod(
    stage,
    [
      [-0.5, 1.08, 0],
      [-0.72, 1.5, 0],
    ],
    0.32,
    shirt,
  );
  rod(
    stage,
    [
      [-0.76, 1.5, -0.18],
      [-0.98, 1.28, -0.22],
      [-1.1, 1.13, -0.22],
    ],
    0.09,
    skin,
  );
  const { at, scale } = stage.spot([-0.82, 1.78, 0]);
  const tone = (colour: string, facing: number) => underLight(stage.mood, colour, facing);
  stage.canvas.ellipse(at, 0.12 * scale, 0.15 * scale, tone(skin, 0.7));
  stage.canvas.ellipse([at[0], at[1] - 0.08 * scale], 0.135 * scale, 0.09 * scale, tone('#d8cdb4', 0.8));
}

function wheel(stage: Stage, [x, y, z]: Vec3, radius: number): void {
  const ring = (size: number) =>
    Array.from({ length: 25 }, (_, index): Vec3 => {
      const angle = (2 * Math.PI * index) / 24;
      return [x + size * Math.cos(angle), y + size * Math.sin(angle), z];
    });
  for (const spoke of ring(radius)) rod(stage, [[x, y, z], spoke], 0.008, '#b9c3c2');
  rod(stage, ring(radius), 0.045, '#20282a');
  rod(stage, ring(radius * 0.9), 0.015, '#c7cfcd');
}

/** A rod, tube or limb along points, as thick as given in metres. */
function rod(stage: Stage, points: readonly Vec3[], thickness: number, colour: string): void {
  const spots = points.map((point) => stage.spot(point));
  const scale = spots[0]?.scale ?? 0;
  const shown = underLight(stage.mood, colour, 0.6);
  stage.canvas.polyline(
    spots.map(({ at }) => at),
    shown,
    thickness * scale,
  );
}
