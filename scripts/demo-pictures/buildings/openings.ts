import { darken, lighten, mix } from '../core/colour.ts';
import type { Stage } from '../core/stage.ts';
import type { Point } from '../core/vectors.ts';
import { hue } from '../palette.ts';
import type { Wall } from './wall.ts';

interface WindowStyle {
  frame: string;
  /** How many panes across and up. */
  panes: readonly [number, number];
  sunshade?: boolean;
  grille?: boolean;
  shutters?: string;
  curtain?: string;
  lit?: boolean;
  flowerBox?: boolean;
}

/** What a pane shows: the sky it faces above a dim room, or the lamp behind it. */
export function glassPaint(stage: Stage, lit: boolean): string {
  const { canvas, mood } = stage;
  if (lit) {
    return canvas.linear([
      [0, '#ffe6a8'],
      [0.6, '#f7bf6a'],
      [1, '#d98d4b'],
    ]);
  }
  return canvas.linear([
    [0, mix(mood.sky[1], '#3f6469', 0.35)],
    [0.5, mix(mood.sky[0], '#2b4a4f', 0.6)],
    [1, '#29443f'],
  ]);
}

export function windowOn(
  wall: Wall,
  u: number,
  v: number,
  width: number,
  height: number,
  style: WindowStyle,
): void {
  const { stage } = wall;
  const { frame, panes, curtain, lit = false } = style;
  const border = 0.09;
  wall.rect(u - border, v - border, width + 2 * border, height + 2 * border, frame);
  wall.rect(u, v, width, height, glassPaint(stage, lit), { unlit: true });
  if (curtain) curtains(wall, u, v, width, height, curtain, lit);
  glint(wall, u, v, width, height, lit ? 0.1 : 0.2);
  wall.shade(u, v + height - 0.12, width, 0.12, 0.32);
  wall.shade(u, v, 0.06, height, 0.22);
  for (let column = 1; column < panes[0]; column++) {
    wall.rect(u + (width * column) / panes[0] - 0.03, v, 0.06, height, frame);
  }
  for (let row = 1; row < panes[1]; row++)
    wall.rect(u, v + (height * row) / panes[1] - 0.025, width, 0.05, frame);
  if (style.grille) {
    for (let bar = v + 0.16; bar < v + height - 0.05; bar += 0.17) {
      wall.rect(u, bar, width, 0.022, darken(frame, 0.35), { opacity: 0.75 });
    }
  }
  if (style.shutters) shutters(wall, u, v, width, height, style.shutters);
  wall.slab(u - 0.16, v - 0.17, width + 0.32, 0.08, 0.14, lighten(frame, 0.15));
  if (style.sunshade) sunshade(wall, u - 0.2, v + height + 0.12, width + 0.4);
  if (style.flowerBox) flowerBox(wall, u, v - 0.32, width);
}

function glint(wall: Wall, u: number, v: number, width: number, height: number, opacity: number): void {
  const at = (across: number, up: number): Point => [u + width * across, v + height * up];
  const white = { unlit: true, opacity };
  wall.shape([at(0.08, 0.3), at(0.5, 1), at(0.72, 1), at(0.08, 0.02)], '#ffffff', white);
  wall.shape([at(0.3, 0), at(0.8, 0.86), at(0.86, 0.86), at(0.38, 0)], '#ffffff', white);
}

function curtains(
  wall: Wall,
  u: number,
  v: number,
  width: number,
  height: number,
  colour: string,
  lit: boolean,
): void {
  const cloth = lit ? mix(colour, '#ffc873', 0.5) : mix(colour, '#4a625f', 0.3);
  const top = v + height;
  wall.shape(
    [
      [u, v],
      [u, top],
      [u + width * 0.36, top],
      [u + width * 0.16, v + height * 0.4],
      [u + width * 0.2, v],
    ],
    cloth,
    {
      unlit: true,
    },
  );
  const right = u + width;
  wall.shape(
    [
      [right - width * 0.2, v],
      [right - width * 0.16, v + height * 0.4],
      [right - width * 0.36, top],
      [right, top],
      [right, v],
    ],
    darken(cloth, 0.1),
    { unlit: true },
  );
}

function shutters(wall: Wall, u: number, v: number, width: number, height: number, colour: string): void {
  const leaf = Math.min(0.6, width * 0.48);
  for (const start of [u - leaf - 0.1, u + width + 0.1]) {
    wall.slab(start, v - 0.05, leaf, height + 0.1, 0.05, colour);
    for (let slat = v + 0.1; slat < v + height - 0.05; slat += 0.17) {
      wall.shape(
        [
          [start + 0.07, slat],
          [start + 0.07, slat + 0.08],
          [start + leaf - 0.07, slat + 0.08],
          [start + leaf - 0.07, slat],
        ],
        darken(colour, 0.28),
        {},
        0.051,
      );
    }
  }
}

function sunshade(wall: Wall, u: number, v: number, width: number): void {
  const lean = wall.stage.mood.towardsSun[0] < 0 ? 0.18 : -0.18;
  const shadow: Point[] = [
    [u + lean, v - 0.42],
    [u, v],
    [u + width, v],
    [u + width + lean, v - 0.42],
  ];
  wall.shape(shadow, wall.stage.mood.shadow, { unlit: true, opacity: 0.22 });
  wall.slab(u, v, width, 0.09, 0.5, hue.chalk);
}

function flowerBox(wall: Wall, u: number, v: number, width: number): void {
  const { random } = wall.stage;
  wall.slab(u, v, width, 0.22, 0.24, hue.terracotta);
  for (let across = 0.06; across < width; across += 0.1) {
    const at: Point = [u + across, v + 0.26 + random.range(-0.02, 0.1)];
    wall.ellipse(at, 0.1, 0.09, random.pick([hue.leaf, hue.tea, hue.leafLight]));
    if (random.chance(0.55))
      wall.ellipse([at[0], at[1] + 0.05], 0.05, 0.05, random.pick([hue.marigold, '#d9506b', hue.chalk]));
  }
}

export function doorOn(wall: Wall, u: number, width: number, height: number, colour: string): void {
  const frame = lighten(colour, 0.55);
  wall.rect(u - 0.12, 0, width + 0.24, height + 0.14, frame);
  wall.rect(u, 0, width, height, colour, { fade: 0.18 });
  const leaf = width / 2;
  for (const start of width > 1.2 ? [0, leaf] : [0]) {
    const panel = width > 1.2 ? leaf : width;
    for (const [from, tall] of [
      [0.14, 0.38],
      [0.6, 0.32],
    ] as const) {
      wall.rect(u + start + panel * 0.16, height * from, panel * 0.68, height * tall, darken(colour, 0.25));
      wall.rect(
        u + start + panel * 0.2,
        height * (from + 0.02),
        panel * 0.6,
        height * (tall - 0.03),
        lighten(colour, 0.08),
      );
    }
  }
  if (width > 1.2) wall.rect(u + leaf - 0.015, 0, 0.03, height, darken(colour, 0.5));
  wall.rect(u + (width > 1.2 ? leaf + 0.08 : width - 0.18), height * 0.47, 0.06, 0.2, '#e0b45a');
  wall.shade(u, height - 0.14, width, 0.14, 0.32);
}
