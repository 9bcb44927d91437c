import { darken, lighten } from '../core/colour.ts';
import { box, lathe } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import { plant } from '../nature/garden.ts';
import { carColours, hue } from '../palette.ts';
import { car } from './car.ts';
import { glassPaint, windowOn } from './openings.ts';
import { type RailingKind, railing } from './railings.ts';
import { waterTank } from './town-house.ts';
import { type Wall, wallsOf } from './wall.ts';

interface BlockSettings {
  storeys: number;
  /** One letter a bay, from the left: w window, b balcony, s stair. */
  bays: string;
  wall: string;
  accent: string;
  railing: RailingKind;
  /** Cars below the first floor instead of flats. */
  stilts: boolean;
}

export const bayWidth = 3.5;
export const storeyHeight = 3.05;
const depth = 11;
const reach = 1.5;

/** A block of flats from the corner of its front at the stage's origin. */
export function apartmentBlock(stage: Stage, settings: BlockSettings): void {
  const { storeys, bays, wall, stilts } = settings;
  const width = bays.length * bayWidth;
  const firstFloor = stilts ? 2.7 : 0.5;
  const height = storeys * storeyHeight;
  if (stilts) parking(stage, width, firstFloor, wall);
  else box(stage, [-0.15, 0, -0.15], [width + 0.3, firstFloor, depth + 0.3], hue.stone, { fade: 0.15 });
  stage.solid(() => {
    const low = [0, firstFloor, 0] as const;
    const size = [width, height, depth] as const;
    box(stage, low, size, wall, { fade: 0.03 });
    const { front, right, left } = wallsOf(stage, low, size);
    for (let storey = 0; storey < storeys; storey++) {
      [...bays].forEach((bay, index) => {
        bayFront(front, bay, index * bayWidth, storey * storeyHeight, settings);
      });
      flank(right, storey * storeyHeight, settings);
      flank(left, storey * storeyHeight, settings);
      front.rect(0, storey * storeyHeight - 0.07, width, 0.14, lighten(wall, 0.4));
    }
  });
  for (let storey = 0; storey < storeys; storey++) {
    [...bays].forEach((bay, index) => {
      if (bay === 'b') flatBalcony(stage, index * bayWidth, firstFloor + storey * storeyHeight, settings);
    });
  }
  roofscape(stage, firstFloor + height, width, settings);
}

function bayFront(front: Wall, bay: string, u: number, v: number, { accent, wall }: BlockSettings): void {
  const { random, mood } = front.stage;
  const lit = mood.lampsLit && random.chance(0.6);
  const curtain = random.pick(['#f3e3c4', '#c9d9c3', '#e7b79a', '#f6f1e4', '#b9cbd6']);
  const frame = '#4a4a44';
  if (bay === 's') {
    front.rect(u + 0.35, v, bayWidth - 0.7, storeyHeight, accent);
    front.rect(u + 0.9, v, bayWidth - 1.8, storeyHeight, glassPaint(front.stage, mood.lampsLit), {
      unlit: true,
    });
    for (const up of [0, 0.75, 1.5, 2.25])
      front.rect(u + 0.9, v + up, bayWidth - 1.8, 0.07, darken(accent, 0.4));
    for (const along of [0.9, bayWidth / 2, bayWidth - 0.96])
      front.rect(u + along, v, 0.06, storeyHeight, darken(accent, 0.4));
    return;
  }
  if (bay === 'b') {
    front.rect(u, v, bayWidth, storeyHeight, darken(wall, 0.14));
    windowOn(front, u + 0.5, v + 0.12, 1.6, 2.15, { frame, panes: [2, 1], curtain, lit });
    windowOn(front, u + 2.45, v + 0.95, 0.7, 1.3, { frame, panes: [1, 2], lit });
    front.shade(u, v + 2.35, bayWidth, 0.7, 0.22);
    return;
  }
  front.rect(u + 0.45, v + 0.5, bayWidth - 0.9, 2.1, accent, { opacity: 0.55 });
  windowOn(front, u + 0.8, v + 0.85, 1.9, 1.45, {
    frame,
    panes: [3, 1],
    curtain,
    lit,
    sunshade: true,
    grille: random.chance(0.35),
  });
  if (random.chance(0.28)) airConditioner(front, u + 1.2, v + 0.1);
}

function flank(side: Wall, v: number, { accent }: BlockSettings): void {
  const { random, mood } = side.stage;
  for (const u of [1.3, 4.8, 8.2]) {
    const lit = mood.lampsLit && random.chance(0.45);
    windowOn(side, u, v + 0.9, 1.5, 1.35, {
      frame: '#4a4a44',
      panes: [2, 1],
      lit,
      sunshade: true,
      curtain: '#f0e4cc',
    });
  }
  side.rect(3.6, v, 0.35, storeyHeight, accent, { opacity: 0.8 });
  if (random.chance(0.4)) airConditioner(side, 6.7, v + 1);
}

function airConditioner(wall: Wall, u: number, v: number): void {
  wall.slab(u, v, 0.85, 0.6, 0.3, '#e9e7df');
  const fan = Array.from({ length: 16 }, (_, index) => {
    const angle = (-2 * Math.PI * index) / 16;
    return [u + 0.36 + 0.22 * Math.cos(angle), v + 0.3 + 0.22 * Math.sin(angle)] as const;
  });
  wall.shape(fan, '#8d9492', {}, 0.301);
}

function flatBalcony(stage: Stage, x: number, y: number, settings: BlockSettings): void {
  const { random } = stage;
  const [left, width] = [x + 0.15, bayWidth - 0.3];
  const colour = settings.railing === 'solid' ? settings.accent : hue.charcoal;
  stage.solid(() => {
    box(stage, [left, y - 0.22, -reach], [width, 0.22, reach], lighten(settings.wall, 0.35));
    const sides = [left, left + width - 0.1].toSorted(
      (a, b) => Math.abs(b - stage.camera.position[0]) - Math.abs(a - stage.camera.position[0]),
    );
    railing(stage, [sides[0] ?? left, y, -reach + 0.02], reach - 0.1, settings.railing, colour, true);
    railing(stage, [sides[1] ?? left, y, -reach + 0.02], reach - 0.1, settings.railing, colour, true);
    for (const along of [0.5, 1.1, 2.5]) {
      if (random.chance(0.4))
        plant(
          stage,
          'bush',
          [left + along, y + 0.1, -reach + 0.35],
          random.range(0.7, 1.1),
          random.pick(['#e2574c', '#d95d8a', '#f0a53a', '#fbf3e4']),
        );
    }
    railing(stage, [left, y, -reach], width, settings.railing, colour);
  });
}

function parking(stage: Stage, width: number, height: number, wall: string): void {
  const { random } = stage;
  stage.solid(() => {
    const back = wallsOf(stage, [0, 0, 6], [width, height, 0.1]).front;
    back.rect(0, 0, width, height, darken(wall, 0.4), { fade: 0.25 });
    const glow = stage.mood.lampsLit ? '#f3c67c' : '#e9e3d0';
    for (let u = 2; u < width; u += bayWidth) back.rect(u, height - 0.5, 1.1, 0.09, glow, { unlit: true });
    stage.face(
      [
        [0, 0.02, 0],
        [0, 0.02, 6],
        [width, 0.02, 6],
        [width, 0.02, 0],
      ],
      '#b3aca0',
    );
  });
  for (let bay = 0; bay * bayWidth < width; bay++) {
    if (random.chance(0.72))
      car(stage, [(bay + 0.5) * bayWidth, 0, 2.6], random.chance(0.5) ? 90 : -90, random.pick(carColours));
  }
  for (let bay = 0; bay <= width / bayWidth; bay++) {
    const x = Math.min(width - 0.4, Math.max(0, bay * bayWidth - 0.2));
    box(stage, [x, 0, 0.1], [0.4, height, 0.5], lighten(wall, 0.2), { fade: 0.2 });
  }
}

function roofscape(stage: Stage, y: number, width: number, { wall, accent, bays }: BlockSettings): void {
  box(stage, [-0.3, y, -0.4], [width + 0.6, 0.25, depth + 0.7], lighten(wall, 0.4));
  box(stage, [0, y + 0.25, 0], [width, 0.9, 0.16], wall);
  box(stage, [-0.08, y + 1.15, -0.08], [width + 0.16, 0.1, 0.3], accent);
  const stair = Math.max(0, bays.indexOf('s'));
  box(stage, [stair * bayWidth + 0.2, y + 0.25, 1.6], [bayWidth - 0.4, 2.9, 4], accent, { fade: 0.06 });
  box(stage, [stair * bayWidth - 0.1, y + 3.15, 1.3], [bayWidth + 0.2, 0.2, 4.6], lighten(wall, 0.4));
  waterTank(stage, [stair * bayWidth + 1.1, y + 3.35, 3]);
  waterTank(stage, [stair * bayWidth + 2.5, y + 3.35, 3.4]);
  const mast = stair > bays.length / 2 ? 2.4 : width - 2.4;
  lathe(
    stage,
    [mast, y + 1.2, 1.6],
    [
      [0.04, 0],
      [0.04, 2.2],
    ],
    '#6a716f',
  );
}
