import { darken, lighten } from '../core/colour.ts';
import { box, lathe } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { plant } from '../nature/garden.ts';
import { hue } from '../palette.ts';
import { car } from './car.ts';
import type { HouseSettings } from './hill-bungalow.ts';
import { doorOn, windowOn } from './openings.ts';
import { column, type RailingKind, railing } from './railings.ts';
import { wallsOf } from './wall.ts';

const railings: readonly RailingKind[] = ['bars', 'glass', 'solid'];

/** The two-storey concrete house of Siliguri's newer lanes: balcony, car porch, roof terrace, water tank. */
export function townHouse(stage: Stage, { wall, roof, wood, curtain, variant }: HouseSettings): void {
  const [width, depth, plinth, storey] = [10.5, 8, 0.45, 3.1];
  const lit = stage.mood.lampsLit;
  const frame = variant === 1 ? hue.charcoal : hue.teakDark;
  const style = { frame, panes: [2, 1] as const, curtain, sunshade: true };
  const accent = roof;
  const split = 6.2;
  box(stage, [0, 0, 0], [width, plinth, depth], hue.stone, { fade: 0.15 });
  stage.solid(() => {
    const low = [0, plinth, 0] as const;
    const size = [width, storey * 2, depth] as const;
    box(stage, low, size, wall, { fade: 0.04 });
    const { front, right, left } = wallsOf(stage, low, size);
    front.rect(split, 0, width - split, storey * 2, accent, { fade: 0.06 });
    for (let v = 0.5; v < storey * 2; v += 0.5)
      front.rect(split, v, width - split, 0.03, darken(accent, 0.3), { opacity: 0.6 });
    doorOn(front, 4.2, 1.2, 2.25, wood);
    windowOn(front, 1.1, 0.9, 2, 1.4, { ...style, lit, grille: true });
    windowOn(front, split + 1.1, 0.9, 1.9, 1.4, { ...style, grille: true });
    windowOn(front, split + 1.1, storey + 0.9, 1.9, 1.5, { ...style, lit });
    doorWindow(front, 1, storey, lit, frame, curtain);
    windowOn(front, 4, storey + 0.7, 1.3, 1.6, { ...style, sunshade: false, lit });
    front.slab(-0.1, storey - 0.15, width + 0.2, 0.3, 0.12, lighten(wall, 0.4));
    for (const side of [right, left]) {
      side.slab(0, storey - 0.15, depth, 0.3, 0.1, lighten(wall, 0.4));
      for (const v of [0.9, storey + 0.9]) {
        windowOn(side, 1.2, v, 1.4, 1.35, { ...style, lit: lit && v > 1 });
        windowOn(side, 4.8, v, 1.4, 1.35, { ...style, grille: true });
      }
    }
  });
  balcony(
    stage,
    [0.2, plinth + storey, 0],
    [split - 0.4, 1.5],
    railings[variant] ?? 'bars',
    variant === 2 ? lighten(wall, 0.3) : frame,
    wall,
  );
  for (const x of [0.4, split - 0.45])
    column(stage, [x, 0, -1.3], plinth + storey - 0.2, lighten(wall, 0.35), 0.24);
  box(stage, [3.4, 0, -1.4], [2.8, plinth, 1.4], '#b8ad98', { fade: 0.1 });
  for (const step of [0, 1])
    box(stage, [3.6, 0, -1.4 - 0.35 * (2 - step)], [2.3, 0.15 + step * 0.14, 0.35], '#c4baa6');
  roofTerrace(stage, [0, plinth + storey * 2, 0], [width, depth], wall, accent);
  car(
    stage,
    [split + 2.3, 0, -4.2],
    variant === 1 ? 92 : -88,
    stage.random.pick(['#f2efe6', '#b23a2e', '#2f4f6f', '#9aa5a6']),
  );
}

function doorWindow(
  front: ReturnType<typeof wallsOf>['front'],
  u: number,
  v: number,
  lit: boolean,
  frame: string,
  curtain: string,
): void {
  windowOn(front, u, v + 0.12, 2, 2.2, { frame, panes: [2, 1], curtain, lit });
}

function balcony(
  stage: Stage,
  [x, y, z]: Vec3,
  [width, reach]: readonly [number, number],
  kind: RailingKind,
  colour: string,
  slab: string,
): void {
  box(stage, [x, y - 0.2, z - reach], [width, 0.2, reach], lighten(slab, 0.35));
  railing(stage, [x, y, z - reach + 0.02], width, kind, colour);
  railing(stage, [x, y, z - reach + 0.02], reach - 0.05, kind, colour, true);
  railing(stage, [x + width - 0.1, y, z - reach + 0.02], reach - 0.05, kind, colour, true);
}

function roofTerrace(
  stage: Stage,
  [x, y, z]: Vec3,
  [width, depth]: readonly [number, number],
  wall: string,
  accent: string,
): void {
  box(stage, [x - 0.35, y, z - 0.45], [width + 0.7, 0.2, depth + 0.8], lighten(wall, 0.4));
  box(stage, [x + width * 0.55, y + 0.2, z + 3], [width * 0.32, 2.3, 3], wall, { fade: 0.04 });
  box(stage, [x + width * 0.55 - 0.2, y + 2.5, z + 2.8], [width * 0.32 + 0.4, 0.16, 3.4], lighten(wall, 0.4));
  waterTank(stage, [x + width * 0.71, y + 2.66, z + 4.2]);
  box(stage, [x, y + 0.2, z], [width, 0.75, 0.14], wall);
  box(stage, [x - 0.05, y + 0.95, z - 0.05], [width + 0.1, 0.08, 0.24], accent);
  for (const along of [1, 2.1, 3.2])
    plant(
      stage,
      'bush',
      [x + along, y + 0.85, z + 0.5],
      0.75,
      stage.random.pick(['#e2574c', '#d95d8a', '#f0a53a']),
    );
}

/** The black plastic water tank that stands on every roof here. */
export function waterTank(stage: Stage, at: Vec3): void {
  lathe(
    stage,
    at,
    [
      [0.75, 0],
      [0.75, 0.35],
      [0.7, 0.4],
      [0.75, 0.45],
      [0.75, 0.85],
      [0.7, 0.9],
      [0.75, 0.95],
      [0.68, 1.25],
      [0.25, 1.45],
      [0.25, 1.55],
      [0, 1.56],
    ],
    '#3a4242',
  );
}
