import { darken, lighten } from '../core/colour.ts';
import { box } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import { hue } from '../palette.ts';
import type { HouseSettings } from './hill-bungalow.ts';
import { doorOn, windowOn } from './openings.ts';
import { column, railing } from './railings.ts';
import { frontGable, leanTo, sideGable } from './roofs.ts';
import { type Wall, wallsOf } from './wall.ts';

/** A hill-town house: stone below, boards and a glazed sunroom above, steep tin gables. */
export function darjeelingHouse(stage: Stage, { wall, roof, wood, curtain, variant }: HouseSettings): void {
  const [width, depth, plinth, storey] = [10.5, 7, 0.5, 2.9];
  const lit = stage.mood.lampsLit;
  const style = { frame: hue.chalk, panes: [2, 2] as const, curtain, lit };
  const bay = variant === 2 ? 0.4 : 5.6;
  const bayWidth = 4.4;
  const entry = variant === 2 ? 6.4 : 1.6;
  box(stage, [-0.1, 0, -0.1], [width + 0.2, plinth, depth + 0.2], '#8f8d82', { fade: 0.2 });
  stage.solid(() => {
    const low = [0, plinth, 0] as const;
    const size = [width, storey * 2, depth] as const;
    box(stage, low, size, wall, { fade: 0.05 });
    const { front, right, left } = wallsOf(stage, low, size);
    for (const [side, run] of [
      [front, width],
      [right, depth],
      [left, depth],
    ] as const) {
      side.rect(0, 0, run, 0.9, darken(wall, 0.22));
      stones(side, run);
      boards(side, run, storey, wood);
      side.shade(0, 2 * storey - 0.5, run, 0.5, 0.2);
      side.slab(0, storey - 0.12, run, 0.2, 0.1, hue.chalk);
    }
    doorOn(front, entry, 1.3, 2.2, wood);
    windowOn(front, entry + 2, 0.9, 1.2, 1.3, { ...style, grille: true });
    windowOn(front, entry - 0.2, storey + 0.75, 1.5, 1.3, { ...style, flowerBox: true, lit: false });
    for (const side of [right, left]) {
      for (const v of [0.9, storey + 0.8]) for (const u of [1, 4.2]) windowOn(side, u, v, 1.4, 1.3, style);
    }
  });
  sideGable(stage, {
    low: [0, plinth + 2 * storey, 0],
    width,
    depth,
    rise: 2.9,
    overhang: 0.5,
    colour: roof,
    trim: hue.chalk,
    gable: lighten(wall, 0.1),
  });
  sunroom(stage, { bay, bayWidth, plinth, storey, wall, curtain, lit });
  frontGable(stage, {
    low: [bay, plinth + 2 * storey, -1.3],
    width: bayWidth,
    depth: 4.6,
    rise: 2.2,
    overhang: 0.45,
    colour: roof,
    trim: hue.chalk,
    gable: wood,
  });
  box(stage, [entry - 0.7, 0, -1.7], [2.8, plinth, 1.6], '#a39f92', { fade: 0.15 });
  leanTo(stage, [entry - 0.9, plinth + 2.4, -1.9], 3.2, 1.9, 0.5, roof, hue.chalk);
  for (const along of [-0.55, 1.95]) column(stage, [entry + along, plinth, -1.55], 2.35, hue.chalk);
  railing(stage, [entry - 0.65, plinth, -1.6], 1.5, variant ? 'lattice' : 'bars', hue.chalk, true);
  for (const step of [0, 1])
    box(stage, [entry - 0.2, 0, -1.7 - 0.35 * (2 - step)], [1.8, 0.18 + step * 0.16, 0.35], '#b3ae9f');
}

interface Sunroom {
  bay: number;
  bayWidth: number;
  plinth: number;
  storey: number;
  wall: string;
  curtain: string;
  lit: boolean;
}

/** The glazed bay from the ground to the gable. */
function sunroom(stage: Stage, { bay, bayWidth, plinth, storey, wall, curtain, lit }: Sunroom): void {
  const reach = 1.3;
  const low = [bay, plinth, -reach] as const;
  const size = [bayWidth, storey * 2, reach] as const;
  box(stage, [bay - 0.08, 0, -reach - 0.08], [bayWidth + 0.16, plinth, reach], '#8f8d82', { fade: 0.2 });
  stage.solid(() => {
    box(stage, low, size, lighten(wall, 0.16), { fade: 0.05 });
    const { front, right, left } = wallsOf(stage, low, size);
    for (const v of [0.75, storey + 0.7]) {
      const glow = lit && v > 1;
      windowOn(front, 0.3, v, bayWidth - 0.6, 1.65, { frame: hue.chalk, panes: [6, 3], curtain, lit: glow });
      for (const side of [right, left])
        windowOn(side, 0.2, v, reach - 0.4, 1.65, { frame: hue.chalk, panes: [2, 3], lit: glow });
    }
    front.slab(0, storey - 0.12, bayWidth, 0.2, 0.1, hue.chalk);
    front.shade(0, storey * 2 - 0.35, bayWidth, 0.35, 0.2);
  });
}

function stones(side: Wall, run: number): void {
  const { random } = side.stage;
  for (let row = 0; row < 3; row++) {
    for (let u = row % 2 ? 0 : -0.25; u < run; u += 0.55) {
      const start = Math.max(0, u);
      const tone = random.pick(['#8d8b80', '#a19e91', '#7c7c74', '#b0ab9b']);
      side.rect(start, row * 0.3, Math.min(run, u + 0.52) - start, 0.27, tone, { opacity: 0.8 });
    }
  }
}

function boards(side: Wall, run: number, storey: number, wood: string): void {
  side.rect(0, storey, run, 0.62, wood);
  for (let u = 0.2; u < run; u += 0.2)
    side.rect(u, storey, 0.025, 0.62, darken(wood, 0.35), { opacity: 0.6 });
}
