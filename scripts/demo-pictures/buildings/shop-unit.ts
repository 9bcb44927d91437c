import { darken, lighten, mix } from '../core/colour.ts';
import { box } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Point, Vec3 } from '../core/vectors.ts';
import { hue } from '../palette.ts';
import type { Wall } from './wall.ts';

export interface ShopSettings {
  /** How far the rolling shutter is up: 0 closed, 1 open. */
  open: number;
  sign: string;
  awning?: string;
  shutter: string;
  stock: readonly [string, ...string[]];
}

export const shopWidth = 4;
const [doorway, doorHeight] = [3.3, 2.5];

/** One shop on a wall, from u: opening, shutter, board and awning. */
export function shopUnit(wall: Wall, u: number, settings: ShopSettings): void {
  const left = u + (shopWidth - doorway) / 2;
  wall.rect(u, 0, shopWidth, 3.9, '#e9dcc2', { fade: 0.05 });
  wall.rect(left - 0.1, 0, doorway + 0.2, doorHeight + 0.1, hue.charcoal);
  if (settings.open > 0) interior(wall, left, settings);
  shutter(wall, left, settings);
  wall.slab(left - 0.15, doorHeight, doorway + 0.3, 0.34, 0.22, darken(settings.shutter, 0.2), { fade: 0.1 });
  signboard(wall, u + 0.2, 3, settings.sign);
}

function interior(wall: Wall, left: number, { stock }: ShopSettings): void {
  const { stage } = wall;
  const { canvas, random } = stage;
  const room = canvas.linear([
    [0, '#8a6a48'],
    [0.4, '#c79a62'],
    [1, '#6b4c34'],
  ]);
  wall.rect(left, 0, doorway, doorHeight, room, { unlit: true });
  wall.rect(left + 0.7, doorHeight - 0.42, 1.9, 0.06, '#fff4d6', { unlit: true });
  for (let shelf = 0; shelf < 4; shelf++) {
    const v = 0.55 + shelf * 0.46;
    wall.rect(left + 0.12, v, doorway - 0.24, 0.05, '#6b4630', { unlit: true });
    for (let x = left + 0.16; x < left + doorway - 0.26; ) {
      const wide = random.range(0.12, 0.26);
      const tall = random.range(0.18, 0.36);
      const tone = mix(random.pick(stock), '#ffd9a0', 0.12);
      wall.rect(x, v + 0.05, wide, tall, tone, { unlit: true });
      wall.rect(x, v + 0.05 + tall * 0.55, wide, tall * 0.18, lighten(tone, 0.45), { unlit: true });
      x += wide + random.range(0.01, 0.05);
    }
  }
  wall.rect(left, 0, 0.12, doorHeight, '#3a2a20', { unlit: true, opacity: 0.6 });
  wall.shade(left, doorHeight - 0.3, doorway, 0.3, 0.3);
}

function shutter(wall: Wall, left: number, { open, shutter: colour }: ShopSettings): void {
  const foot = doorHeight * open;
  if (doorHeight - foot < 0.1) return;
  wall.rect(left, foot, doorway, doorHeight - foot, colour, { fade: 0.12 });
  for (let v = foot; v < doorHeight - 0.03; v += 0.15) {
    wall.rect(left, v, doorway, 0.03, darken(colour, 0.3), { opacity: 0.75 });
    wall.rect(left, v + 0.06, doorway, 0.03, lighten(colour, 0.3), { opacity: 0.5 });
  }
  wall.rect(left, foot, doorway, 0.09, darken(colour, 0.45));
  wall.rect(left + doorway / 2 - 0.14, foot + 0.01, 0.28, 0.07, '#c9a24e');
}

/** A board whose letters are only suggested: a head line with bars and bows hanging from it. */
function signboard(wall: Wall, u: number, v: number, colour: string): void {
  const { random } = wall.stage;
  const [width, height] = [shopWidth - 0.4, 0.78];
  wall.slab(u, v, width, height, 0.12, colour, { fade: 0.06 });
  const out = 0.121;
  const mark = (corners: readonly Point[], tone: string) =>
    wall.shape(
      corners.map(([x, y]): Point => [u + x, v + y]),
      tone,
      {},
      out,
    );
  const bar = (x: number, y: number, wide: number, tall: number, tone: string) =>
    mark(
      [
        [x, y],
        [x, y + tall],
        [x + wide, y + tall],
        [x + wide, y],
      ],
      tone,
    );
  const ink = lighten(colour, 0.85);
  bar(0.05, 0.05, width - 0.1, 0.025, lighten(colour, 0.4));
  bar(0.05, height - 0.075, width - 0.1, 0.025, lighten(colour, 0.4));
  const [from, to] = [0.95, width - 0.35];
  mark(
    Array.from(
      { length: 18 },
      (_, index): Point => [
        0.5 + 0.24 * Math.cos((-2 * Math.PI * index) / 18),
        height / 2 + 0.24 * Math.sin((-2 * Math.PI * index) / 18),
      ],
    ),
    '#e9b54f',
  );
  mark(
    [
      [0.5, 0.22],
      [0.38, 0.4],
      [0.5, 0.58],
      [0.62, 0.4],
    ],
    colour,
  );
  for (let x = from; x < to; ) {
    const word = Math.min(random.range(0.5, 0.95), to - x);
    bar(x, 0.52, word, 0.05, ink);
    for (let stem = x + 0.04; stem < x + word - 0.08; stem += random.range(0.12, 0.2)) {
      bar(stem, 0.26, 0.04, 0.26, ink);
      const bow = random.range(0.06, 0.09);
      mark(
        [
          [stem + 0.04, 0.3],
          [stem + 0.04, 0.36],
          [stem + 0.04 + bow, 0.46],
          [stem + 0.04 + bow, 0.39],
        ],
        ink,
      );
    }
    x += word + 0.14;
  }
}

/** A striped cloth awning over a shop front that stands at the stage's z = 0. */
export function awning(stage: Stage, x: number, colour: string): void {
  const [top, fall, reach] = [2.98, 0.55, 1.35];
  const stripes = 10;
  const width = shopWidth - 0.2;
  stage.solid(() => {
    for (let stripe = 0; stripe < stripes; stripe++) {
      const from = x + 0.1 + (width * stripe) / stripes;
      const to = from + width / stripes;
      const tone = stripe % 2 ? '#f4ead4' : colour;
      stage.face(
        [
          [from, top - fall, -reach],
          [from, top, 0],
          [to, top, 0],
          [to, top - fall, -reach],
        ],
        tone,
        { twoSided: true },
      );
      const foot = top - fall - 0.24;
      const flap: Vec3[] = [
        [from, top - fall, -reach],
        [to, top - fall, -reach],
        [to, foot + 0.06, -reach],
        [(from + to) / 2, foot, -reach],
        [from, foot + 0.06, -reach],
      ];
      stage.face(flap, darken(tone, 0.08), { twoSided: true });
    }
    for (const side of [x + 0.1, x + 0.1 + width - 0.03])
      box(stage, [side, top - fall - 0.02, -reach], [0.03, 0.03, reach], '#6a716f');
  });
}
