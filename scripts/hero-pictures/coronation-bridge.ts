import { Canvas } from '../demo-pictures/core/canvas.ts';
import { darken, lighten, mix } from '../demo-pictures/core/colour.ts';
import { type Random, seededRandom } from '../demo-pictures/core/random.ts';
import type { Point } from '../demo-pictures/core/vectors.ts';
import { type Mood, moods, underLight } from '../demo-pictures/mood.ts';
import { hillLayers, mist } from '../demo-pictures/nature/ridges.ts';
import { birds, sky } from '../demo-pictures/nature/sky.ts';
import { foliage } from '../demo-pictures/nature/trees.ts';
import { beams, glow, sunDisc, vignette } from './light.ts';

const [width, height] = [1600, 900];
const deck = 452;
const [springLeft, springRight] = [430, 1170];
const crown = 482;
const springing = 690;
const sun: Point = [395, 235];

/** The arch of 1941 over the Teesta at Sevoke, between the last steep hills and the plain. */
export function bridgeGorge(): Canvas {
  const mood: Mood = {
    ...moods.golden,
    sky: ['#6f9fc0', '#f2d3a6', '#ffc681'],
    hills: ['#a9a5b0', '#7f9488', '#4f7a55'],
    haze: '#fbdcae',
  };
  const canvas = new Canvas(width, height);
  const random = seededRandom('hero-coronation-bridge');
  sky(canvas, mood, random, 520);
  sunDisc(canvas, sun, 50, '#ffe0a0');
  hillLayers(canvas, mood, random, 600, 400);
  canvas.band(
    canvas.linear([
      [0, mood.haze],
      [0.4, mix('#5d8a52', mood.haze, 0.5)],
      [1, '#4a7048'],
    ]),
    585,
  );
  teesta(canvas, mood, random);
  for (const side of [-1, 1] as const) flank(canvas, mood, random, farFlank, side);
  mist(canvas, mood, 600, 120);
  bridge(canvas, mood);
  for (const side of [-1, 1] as const) flank(canvas, mood, random, nearFlank, side);
  nearWood(canvas, mood, random);
  birds(canvas, mood, random, [800, 240]);
  glow(canvas, sun, 720, '#ffcb86', 0.7);
  beams(canvas, random, { from: sun, between: [0.25, 1.2], reach: 1250, colour: '#ffdca6', strength: 0.26 });
  vignette(canvas, '#33402c', 0.65);
  return canvas;
}

function teesta(canvas: Canvas, mood: Mood, random: Random): void {
  const water = '#5fa59c';
  canvas.path(
    `M640,592C700,640 560,700 330,905L1330,905C1090,720 880,650 905,592z`,
    canvas.linear([
      [0, mix(mood.haze, water, 0.35)],
      [0.4, water],
      [1, darken(water, 0.28)],
    ]),
  );
  const sand = underLight(mood, '#dcc9a2', 0.7);
  canvas.path(
    'M905,592C880,650 1090,720 1330,905L1560,905C1230,740 960,670 940,592z',
    canvas.linear([
      [0, mix(sand, mood.haze, 0.5)],
      [1, darken(sand, 0.08)],
    ]),
  );
  canvas.path(
    'M640,592C700,640 560,700 330,905L180,905C480,720 620,650 615,592z',
    canvas.linear([
      [0, mix(sand, mood.haze, 0.5)],
      [1, darken(sand, 0.14)],
    ]),
  );
  for (let index = 0; index < 80; index++) {
    const down = random.next() ** 0.7;
    const y = 605 + 290 * down;
    const x = 775 + random.range(-1, 1) * (100 + 380 * down) * 0.85 + 30 * down;
    const reach = 8 + 46 * down * random.next();
    canvas.ellipse([x, y], reach, Math.max(0.8, reach * 0.05), {
      fill: lighten(water, random.range(0.4, 0.8)),
      opacity: 0.55,
    });
  }
}

interface Flank {
  /** From the picture's edge down to the water, for the left bank. */
  edge: readonly Point[];
  colour: string;
  haze: number;
}

const farFlank: Flank = {
  edge: [
    [-10, 170],
    [150, 255],
    [300, 350],
    [420, 470],
    [530, 585],
    [620, 650],
    [560, 760],
    [455, 905],
  ],
  colour: '#5a8a5c',
  haze: 0.28,
};

const nearFlank: Flank = {
  edge: [
    [-10, 392],
    [90, 432],
    [190, 500],
    [300, 548],
    [410, 640],
    [450, 730],
    [330, 905],
  ],
  colour: '#4a7d48',
  haze: 0.08,
};

/** A wooded gorge wall falling from the picture's edge to the water. */
function flank(
  canvas: Canvas,
  mood: Mood,
  random: Random,
  { edge, colour, haze }: Flank,
  side: -1 | 1,
): void {
  const place = ([x, y]: Point): Point => [side < 0 ? x : width - x, y];
  const shown = mix(underLight(mood, colour, side > 0 ? 0.8 : 0.2), mood.haze, haze);
  canvas.polygon(
    [...edge, [-10, 905] as const].map(place),
    canvas.linear([
      [0, shown],
      [1, darken(shown, 0.35)],
    ]),
  );
  const crowns: Point[] = [];
  edge.slice(1).forEach(([toX, toY], index) => {
    const [x, y] = edge[index] ?? [toX, toY];
    for (let step = 0; step < 26; step++) {
      const share = random.next();
      const down = random.next() ** 1.3 * 270;
      crowns.push([x + (toX - x) * share - down * 0.42 - 14, y + (toY - y) * share + down]);
    }
  });
  for (const crown of crowns.toSorted((one, other) => one[1] - other[1])) {
    if (crown[0] < -40) continue;
    const size = random.range(29, 45) * (0.75 + crown[1] / 1600);
    const leaf = mix(mix(colour, '#3f6f43', random.range(0, 0.6)), mood.haze, haze);
    foliage({ canvas, mood, random, at: crown, height: size, colour: leaf }, place(crown), size, size * 0.72);
  }
}

function bridge(canvas: Canvas, mood: Mood): void {
  const stone = '#eadfc8';
  const light = underLight(mood, stone, 0.9);
  const shade = underLight(mood, darken(stone, 0.25), 0.2);
  const dark = underLight(mood, darken(stone, 0.5), 0.1);
  const middle = (springLeft + springRight) / 2;
  const half = (springRight - springLeft) / 2;
  const archAt = (x: number) => springing - (springing - crown) * (1 - ((x - middle) / half) ** 2);
  for (let x = springLeft + 22; x < springRight - 10; x += 46) {
    const foot = archAt(x);
    if (foot - deck < 26) continue;
    canvas.path(`M${x - 7},${foot + 8}V${deck}h14V${foot + 8}z`, light);
    canvas.path(`M${x + 2},${foot + 8}V${deck}h5V${foot + 8}z`, shade);
  }
  for (let x = 120; x < width - 100; x += 62) {
    if (x > springLeft - 40 && x < springRight + 40) continue;
    const foot = 560 + Math.abs(x - middle) * 0.05;
    canvas.path(`M${x - 9},${foot}V${deck}h18V${foot}z`, light);
    canvas.path(`M${x + 3},${foot}V${deck}h6V${foot}z`, shade);
    canvas.path(`M${x - 22},${deck + 26}q22,-22 44,0v-20h-44z`, shade);
  }
  const control = 2 * crown - springing;
  canvas.path(
    `M${springLeft - 16},${springing}Q${middle},${control - 26} ${springRight + 16},${springing}h-34Q${middle},${control + 22} ${springLeft + 18},${springing}z`,
    canvas.linear([
      [0, light],
      [1, shade],
    ]),
  );
  canvas.path(
    `M${springLeft + 8},${springing}Q${middle},${control + 8} ${springRight - 8},${springing}h-10Q${middle},${control + 22} ${springLeft + 18},${springing}z`,
    { fill: dark, opacity: 0.6 },
  );
  for (const x of [springLeft - 44, springRight - 8]) {
    canvas.path(
      `M${x - 8},${springing + 34}h68l-8,-${springing + 34 - deck}h-52z`,
      canvas.linear([
        [0, light],
        [1, shade],
      ]),
    );
    canvas.path(`M${x + 34},${springing + 34}h26l-8,-${springing + 34 - deck}h-18z`, {
      fill: shade,
      opacity: 0.7,
    });
  }
  canvas.path(
    `M-10,${deck - 10}H${width + 10}v26H-10z`,
    canvas.linear([
      [0, light],
      [0.5, light],
      [1, shade],
    ]),
  );
  canvas.path(`M-10,${deck + 14}H${width + 10}v6H-10z`, { fill: dark, opacity: 0.5 });
  balustrade(canvas, light, shade);
  for (const x of [springLeft - 18, springRight + 18]) gateTower(canvas, x, light, shade);
}

function balustrade(canvas: Canvas, light: string, shade: string): void {
  canvas.path(`M-10,${deck - 40}H${width + 10}v7H-10z`, light);
  let posts = '';
  for (let x = 0; x < width; x += 17) posts += `M${x},${deck - 34}h6v25h-6z`;
  canvas.path(posts, shade);
  let piers = '';
  for (let x = 10; x < width; x += 136) piers += `M${x},${deck - 46}h14v38h-14z`;
  canvas.path(piers, light);
}

/** The tiered portals that stand over both ends of the arch. */
function gateTower(canvas: Canvas, x: number, light: string, shade: string): void {
  canvas.path(
    `M${x - 24},${deck - 6}v-92h48v92z`,
    canvas.linear(
      [
        [0, light],
        [0.6, light],
        [1, shade],
      ],
      [0, 0],
      [1, 0],
    ),
  );
  canvas.path(
    `M${x - 30},${deck - 98}h60v-10h-60zM${x - 22},${deck - 108}h44v-9h-44zM${x - 14},${deck - 117}h28v-9h-28z`,
    light,
  );
  canvas.path(`M${x - 9},${deck - 6}v-52q9,-14 18,0v52z`, { fill: shade, opacity: 0.9 });
}

function nearWood(canvas: Canvas, mood: Mood, random: Random): void {
  for (const side of [-1, 1]) {
    for (let index = 0; index < 9; index++) {
      const inward = random.range(0, 300) * (index / 9);
      const x = side < 0 ? inward - 20 : width + 20 - inward;
      const y = 930 - (300 - inward) * 0.28 * random.range(0.6, 1.1);
      const size = random.range(70, 120);
      foliage(
        { canvas, mood, random, at: [x, y], height: size, colour: '#356b3f' },
        [x, y],
        size,
        size * 0.75,
      );
    }
  }
}
