import type { Canvas } from '../core/canvas.ts';
import { darken, mix } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import type { Point } from '../core/vectors.ts';
import { type Mood, underLight } from '../mood.ts';

export interface Planting {
  canvas: Canvas;
  mood: Mood;
  random: Random;
  /** Where the stem meets the ground. */
  at: Point;
  height: number;
  colour: string;
}

const circle = ([x, y]: Point, radius: number) =>
  `M${x - radius},${y}a${radius},${radius} 0 1 0 ${radius * 2},0a${radius},${radius} 0 1 0 ${-radius * 2},0`;

const tones = [
  { shade: 0.45, warm: 0, facing: 0, spread: 1, shift: 0, size: 0.34, count: 16 },
  { shade: 0.24, warm: 0.04, facing: 0.25, spread: 0.92, shift: 0.1, size: 0.24, count: 22 },
  { shade: 0.06, warm: 0.1, facing: 0.6, spread: 0.78, shift: 0.22, size: 0.17, count: 26 },
  { shade: 0, warm: 0.24, facing: 0.85, spread: 0.62, shift: 0.34, size: 0.1, count: 26 },
  { shade: 0, warm: 0.42, facing: 1, spread: 0.5, shift: 0.44, size: 0.055, count: 22 },
] as const;

/** Foliage in tones that grow smaller, lighter and nearer to the sun, from a dark ground to single leaves. */
export function foliage(planting: Planting, [x, y]: Point, radiusX: number, radiusY: number): void {
  const { canvas, mood, random, colour } = planting;
  const sunward = Math.sign(mood.towardsSun[0]);
  for (const { shade, warm, facing, spread, shift, size, count } of tones) {
    let blobs = '';
    for (let index = 0; index < count; index++) {
      const angle = index * 2.4 + random.range(-0.9, 0.9);
      const reach = spread * (1 - size) * Math.sqrt((index + random.next()) / count);
      const at: Point = [
        Math.round(x + radiusX * (Math.cos(angle) * reach + sunward * shift * 0.6)),
        Math.round(y + radiusY * (Math.sin(angle) * reach * 0.95 - shift * 0.62)),
      ];
      blobs += circle(at, Math.round(Math.min(radiusX, radiusY) * size * random.range(0.7, 1.3) * 10) / 10);
    }
    canvas.path(blobs, underLight(mood, mix(darken(colour, shade), '#c9c95a', warm), facing));
  }
}

function trunk(
  { canvas, mood, at: [x, y], height }: Planting,
  top: number,
  width: number,
  bark: string,
): void {
  const fill = canvas.linear(
    [
      [0, underLight(mood, bark, mood.towardsSun[0] < 0 ? 0.9 : 0.1)],
      [1, underLight(mood, darken(bark, 0.3), mood.towardsSun[0] < 0 ? 0.1 : 0.7)],
    ],
    [0, 0],
    [1, 0],
  );
  const w = width * height;
  const h = top * height;
  canvas.path(
    `M${x - w},${y}Q${x - w * 0.4},${y - h * 0.3} ${x - w * 0.45},${y - h}H${x + w * 0.45}Q${x + w * 0.4},${y - h * 0.3} ${x + w},${y}z`,
    fill,
  );
}

/** Mango, jackfruit, litchi: a short stem and a round dark head. */
export function broadTree(planting: Planting): void {
  const { at, height, random } = planting;
  trunk(planting, 0.6, 0.03, '#7a6048');
  const lean = random.range(-0.03, 0.03) * height;
  foliage(planting, [at[0] + lean, at[1] - height * 0.66], height * random.range(0.3, 0.37), height * 0.33);
}

/** Albizia, the shade tree of the tea gardens: a pale stem and flat, airy tiers. */
export function shadeTree(planting: Planting): void {
  const {
    canvas,
    mood,
    at: [x, y],
    height,
    random,
  } = planting;
  trunk(planting, 0.86, 0.014, '#b7ad98');
  const branch = underLight(mood, '#9c917d', 0.4);
  for (const [side, up, reach] of [
    [-1, 0.62, 0.24],
    [1, 0.7, 0.26],
    [-1, 0.8, 0.16],
  ] as const) {
    const tip: Point = [x + side * reach * height, y - (up + 0.16) * height];
    canvas.path(
      `M${x},${y - (up - 0.12) * height}Q${x + side * reach * height * 0.3},${y - up * height} ${tip.join(',')}`,
      {
        stroke: branch,
        width: height * 0.011,
      },
    );
    foliage(planting, tip, height * random.range(0.17, 0.23), height * 0.075);
  }
  foliage(planting, [x, y - height * 0.94], height * 0.2, height * 0.075);
}

/** The tall hill cypress, in ragged tiers. */
export function conifer({ canvas, mood, random, at: [x, y], height, colour }: Planting): void {
  const tiers = 7;
  canvas.path(
    `M${x - height * 0.016},${y}h${height * 0.032}v${-height * 0.3}h${-height * 0.032}z`,
    underLight(mood, '#5d4a3a', 0.3),
  );
  for (let tier = 0; tier < tiers; tier++) {
    const foot = y - height * (0.1 + (0.8 * tier) / tiers);
    const half = height * 0.19 * (1 - tier / (tiers + 0.6)) * random.range(0.9, 1.1);
    const top = foot - height * 0.24;
    const teeth = (side: number) =>
      [1, 0.72, 0.45, 0.2].map(
        (share, index) => `${x + side * half * share},${foot + (index % 2 ? -1 : 1) * height * 0.012}`,
      );
    const shape = `M${x},${top}L${teeth(1).join('L')}L${teeth(-1).toReversed().join('L')}z`;
    canvas.path(shape, underLight(mood, darken(colour, 0.3 - tier * 0.02), 0.1));
    const sunward = Math.sign(mood.towardsSun[0]);
    canvas.path(
      `M${x},${top}L${teeth(sunward).join('L')}L${x - sunward * half * 0.1},${foot - height * 0.03}z`,
      {
        fill: underLight(mood, colour, 0.7),
        opacity: 0.85,
      },
    );
  }
}
