import { darken, lighten } from '../core/colour.ts';
import { box } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { Wall } from './wall.ts';

interface RoofSettings {
  low: Vec3;
  width: number;
  depth: number;
  rise: number;
  overhang: number;
  colour: string;
  trim: string;
  gable: string;
}

/** A tin roof whose gable faces the viewer. */
export function frontGable(stage: Stage, settings: RoofSettings): void {
  stage.placed(settings.low, 0, () => gable(stage, settings, settings.width, settings.depth));
}

/** A tin roof whose slope faces the viewer. */
export function sideGable(stage: Stage, settings: RoofSettings): void {
  const [x, y, z] = settings.low;
  stage.placed([x, y, z + settings.depth], 90, () => gable(stage, settings, settings.depth, settings.width));
}

function gable(stage: Stage, settings: RoofSettings, width: number, depth: number): void {
  const { rise, overhang, colour, trim } = settings;
  const half = width / 2;
  const pitch = rise / half;
  const [front, back] = [-overhang, depth + overhang];
  const eave = -overhang * pitch;
  const slopeLength = Math.hypot(half + overhang, rise - eave);
  const ridgeTop = rise + 0.02;
  stage.solid(() => {
    const left = new Wall(stage, [-overhang, eave, back], [0, 0, -1], [half + overhang, rise - eave, 0]);
    const right = new Wall(
      stage,
      [width + overhang, eave, front],
      [0, 0, 1],
      [-half - overhang, rise - eave, 0],
    );
    const triangle = (z: number): Vec3[] => [
      [0, 0, z],
      [half, rise, z],
      [width, 0, z],
    ];
    stage.face(triangle(depth).toReversed(), settings.gable);
    stage.face(triangle(0), settings.gable);
    const run = back - front;
    for (const slope of [left, right]) {
      stage.face(
        [slope.point(0, 0), slope.point(0, slopeLength), slope.point(run, slopeLength), slope.point(run, 0)],
        colour,
        {
          fade: 0.12,
        },
      );
      corrugate(slope, run, slopeLength, colour);
    }
    for (const [z, turned] of [
      [back, true],
      [front, false],
    ] as const) {
      for (const side of [-1, 1]) {
        const outer = half + side * (half + overhang);
        const board: Vec3[] = [
          [outer, eave - 0.2, z],
          [outer, eave + 0.05, z],
          [half, ridgeTop + 0.03, z],
          [half, ridgeTop - 0.26, z],
        ];
        stage.face(side < 0 !== turned ? board : board.toReversed(), trim);
      }
    }
    fascia(stage, [-overhang, width + overhang], eave, [front, back], trim);
  });
}

function corrugate(slope: Wall, run: number, length: number, colour: string): void {
  for (let u = 0.14; u < run; u += 0.28) {
    slope.rect(u, 0, 0.05, length, darken(colour, 0.28), { opacity: 0.55 });
    slope.rect(u + 0.07, 0, 0.05, length, lighten(colour, 0.3), { opacity: 0.35 });
  }
  for (const share of [0.36, 0.7])
    slope.rect(0, length * share, run, 0.04, darken(colour, 0.45), { opacity: 0.4 });
}

/** The board under the lower edge of both slopes. */
function fascia(
  stage: Stage,
  [left, right]: [number, number],
  y: number,
  [front, back]: [number, number],
  trim: string,
): void {
  new Wall(stage, [left, y - 0.18, back], [0, 0, -1]).rect(0, 0, back - front, 0.22, trim);
  new Wall(stage, [right, y - 0.18, front], [0, 0, 1]).rect(0, 0, back - front, 0.22, trim);
}

/** A pyramid or hipped roof: slopes on all four sides, the ridge along x. */
export function hipRoof(stage: Stage, settings: RoofSettings): void {
  const { low, overhang, rise, colour, trim } = settings;
  const [x, y, z] = [low[0] - overhang, low[1], low[2] - overhang];
  const [width, depth] = [settings.width + 2 * overhang, settings.depth + 2 * overhang];
  const inset = Math.min(width, depth) / 2;
  stage.solid(() => {
    const [a, b]: [Vec3, Vec3] = [
      [x + inset, y + rise, z + depth / 2],
      [x + width - inset, y + rise, z + depth / 2],
    ];
    const corner = (right: number, back: number): Vec3 => [x + width * right, y, z + depth * back];
    const slopes: Vec3[][] = [
      [corner(0, 1), a, corner(0, 0)],
      [corner(1, 0), b, corner(1, 1)],
      [corner(0, 0), a, b, corner(1, 0)],
    ];
    for (const slope of slopes) stage.face(slope, colour, { fade: 0.12 });
    const front = new Wall(stage, corner(0, 0), [1, 0, 0], [0, rise, depth / 2]);
    const length = Math.hypot(rise, depth / 2);
    for (let u = 0.2; u < width; u += 0.3) {
      const reach = length * Math.min(1, u / inset, (width - u) / inset);
      front.rect(u, 0, 0.05, reach, darken(colour, 0.25), { opacity: 0.5 });
      front.rect(u + 0.07, 0, 0.05, reach, lighten(colour, 0.3), { opacity: 0.3 });
    }
    for (let course = 1; course < 4; course++) {
      const inward = (inset * course) / 4;
      front.rect(inward, (length * course) / 4, width - 2 * inward, 0.04, darken(colour, 0.4), {
        opacity: 0.4,
      });
    }
    ridgeCap(stage, a, b, lighten(colour, 0.15));
    box(stage, [x, y - 0.2, z], [width, 0.2, depth], trim);
  });
}

function ridgeCap(stage: Stage, a: Vec3, b: Vec3, colour: string): void {
  const lift = (p: Vec3, by: number): Vec3 => [p[0], p[1] + by, p[2] - 0.05];
  stage.face([lift(a, -0.1), lift(a, 0.08), lift(b, 0.08), lift(b, -0.1)], colour, { twoSided: true });
}

/** A single slope over a veranda, falling towards the viewer. */
export function leanTo(
  stage: Stage,
  low: Vec3,
  width: number,
  depth: number,
  fall: number,
  colour: string,
  trim: string,
): void {
  const [x, y, z] = low;
  stage.solid(() => {
    const slope = new Wall(stage, [x, y, z], [1, 0, 0], [0, fall, depth]);
    const length = Math.hypot(fall, depth);
    for (const [side, turned] of [
      [x, false],
      [x + width, true],
    ] as const) {
      const cheek: Vec3[] = [
        [side, y, z],
        [side, y + fall, z + depth],
        [side, y, z + depth],
      ];
      stage.face(turned ? cheek : cheek.toReversed(), trim);
    }
    stage.face(
      [slope.point(0, 0), slope.point(0, length), slope.point(width, length), slope.point(width, 0)],
      colour,
      { fade: 0.1 },
    );
    corrugate(slope, width, length, colour);
    box(stage, [x, y - 0.2, z], [width, 0.22, 0.06], trim);
  });
}
