import { darken, lighten } from '../core/colour.ts';
import { box } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import { hue } from '../palette.ts';
import { doorOn, windowOn } from './openings.ts';
import { column, railing } from './railings.ts';
import { frontGable, hipRoof, leanTo } from './roofs.ts';
import { wallsOf } from './wall.ts';

export interface HouseSettings {
  wall: string;
  roof: string;
  wood: string;
  curtain: string;
  /** Changes proportions and details. */
  variant: 0 | 1 | 2;
}

/** A planter's bungalow: one long storey on a plinth, a deep veranda, a hipped tin roof and a gabled wing. */
export function hillBungalow(stage: Stage, { wall, roof, wood, curtain, variant }: HouseSettings): void {
  const [width, depth, plinth, height] = [12 + variant, 7, 0.6, 3];
  const porch = 2.1;
  const lit = stage.mood.lampsLit;
  const style = { frame: hue.chalk, panes: [3, 2] as const, curtain, lit };
  box(stage, [0, 0, 0], [width, plinth, depth], hue.stone, { fade: 0.15 });
  stage.solid(() => {
    box(stage, [0, plinth, 0], [width, height, depth], wall, { fade: 0.05 });
    const { front, right, left } = wallsOf(stage, [0, plinth, 0], [width, height, depth]);
    front.shade(0, height - 0.7, width, 0.7, 0.16);
    doorOn(front, width * 0.62, 1.5, 2.25, wood);
    for (const u of [width * 0.4, width * 0.8])
      windowOn(front, u, 0.85, 1.5, 1.4, { ...style, shutters: wood });
    for (const side of [right, left]) {
      side.shade(0, height - 0.45, depth, 0.45, 0.2);
      for (const u of [1.2, 4.2]) windowOn(side, u, 0.9, 1.3, 1.35, { ...style, sunshade: true });
    }
  });
  const wing = width * 0.3;
  hipRoof(stage, {
    low: [0, plinth + height, 0],
    width,
    depth,
    rise: 2.4,
    overhang: 0.55,
    colour: roof,
    trim: hue.chalk,
    gable: wall,
  });
  const wingDepth = 1.9;
  box(stage, [0.2, 0, -wingDepth], [wing, plinth, wingDepth], hue.stone, { fade: 0.15 });
  stage.solid(() => {
    const low = [0.2, plinth, -wingDepth] as const;
    box(stage, low, [wing, height, wingDepth], lighten(wall, 0.12), { fade: 0.05 });
    const { front } = wallsOf(stage, low, [wing, height, wingDepth]);
    front.shade(0, height - 0.3, wing, 0.3, 0.16);
    windowOn(front, wing / 2 - 1, 0.8, 2, 1.55, { ...style, panes: [4, 2], flowerBox: true });
  });
  frontGable(stage, {
    low: [0.2, plinth + height, -wingDepth],
    width: wing,
    depth: wingDepth + 2.6,
    rise: 1.7,
    overhang: 0.4,
    colour: roof,
    trim: hue.chalk,
    gable: darken(wall, 0.06),
  });
  const start = wing + 0.3;
  const run = width - start;
  box(stage, [start, 0, -porch], [run, plinth, porch], '#b9a58c', { fade: 0.15 });
  leanTo(stage, [start, plinth + 2.35, -porch - 0.35], run + 0.3, porch + 0.35, 0.62, roof, hue.chalk);
  const gap = width * 0.62 - start - 0.3;
  const posts = [0.12, gap, gap + 2.1, run - 0.12];
  for (const along of posts) column(stage, [start + along, plinth, -porch + 0.15], 2.3, hue.chalk);
  const kind = variant === 1 ? 'lattice' : 'bars';
  railing(stage, [start + 0.12, plinth, -porch + 0.1], gap - 0.12, kind, wood);
  railing(stage, [start + gap + 2.1, plinth, -porch + 0.1], run - gap - 2.2, kind, wood);
  for (const step of [0, 1, 2]) {
    box(
      stage,
      [start + gap + 0.1, 0, -porch - 0.35 * (3 - step)],
      [1.9, 0.2 * (step + 0.9), 0.35],
      '#c6b59c',
    );
  }
}
