import type { Canvas } from '../core/canvas.ts';
import { lighten, mix } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import type { Point } from '../core/vectors.ts';
import type { Mood } from '../mood.ts';

interface RidgeSettings {
  /** Mean height of the crest on the picture. */
  crest: number;
  /** How far the crest swings. */
  swing: number;
  foot: number;
  colour: string;
  /** What the slope dissolves into at its foot. */
  haze: string;
  wooded?: boolean;
}

/** One layer of hill, its crest a sum of waves, its foot lost in mist. Returns the crest. */
export function ridge(canvas: Canvas, random: Random, settings: RidgeSettings): Point[] {
  const { crest, swing, foot, colour, haze, wooded } = settings;
  const waves = [1.1, 2.3, 4.7, 11].map((turns, index) => ({
    turns: turns * random.range(0.75, 1.25),
    phase: random.range(0, 7),
    share: [0.55, 0.3, 0.13, 0.05][index] ?? 0,
  }));
  const points: Point[] = [];
  for (let x = -10; x <= canvas.width + 10; x += wooded ? 7 : 12) {
    const along = (x / canvas.width) * Math.PI * 2;
    const wave = waves.reduce(
      (sum, { turns, phase, share }) => sum + share * Math.sin(along * turns + phase),
      0,
    );
    points.push([x, crest - swing * wave - (wooded ? random.range(0, 7) : random.range(0, 1.5))]);
  }
  const fill = canvas.linear([
    [0, colour],
    [0.35, mix(colour, haze, 0.22)],
    [1, mix(colour, haze, 0.85)],
  ]);
  canvas.polygon([...points, [canvas.width + 10, foot], [-10, foot]], fill);
  slopes(canvas, random, points, colour, foot);
  return points;
}

/** Spurs that run down from the crest and catch the light. */
function slopes(canvas: Canvas, random: Random, crest: readonly Point[], colour: string, foot: number): void {
  for (let index = 0; index < 7; index++) {
    const start = random.integer(0, Math.max(0, crest.length - 30));
    const run = crest.slice(start, start + random.integer(12, 28));
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    const drop = (foot - first[1]) * random.range(0.35, 0.7);
    const side = random.range(-40, 60);
    canvas.path(
      `M${run.map((point) => point.join(',')).join('L')}Q${(first[0] + last[0]) / 2 + side},${first[1] + drop * 0.3} ${first[0] + side},${first[1] + drop}Z`,
      {
        fill: canvas.linear([
          [0, lighten(colour, 0.2), 0.5],
          [1, lighten(colour, 0.2), 0],
        ]),
      },
    );
  }
}

/** Layers of hill from far to near between the horizon and a height above it. */
export function hillLayers(
  canvas: Canvas,
  mood: Mood,
  random: Random,
  horizon: number,
  height: number,
): void {
  mood.hills.forEach((colour, index) => {
    const nearness = index / (mood.hills.length - 1);
    ridge(canvas, random, {
      crest: horizon - height * (0.82 - 0.6 * nearness),
      swing: height * (0.24 - 0.12 * nearness),
      foot: horizon + 6,
      colour,
      haze: mood.haze,
      wooded: nearness > 0.4,
    });
    mist(canvas, mood, horizon - height * (0.5 - 0.45 * nearness), height * 0.34);
  });
}

export function mist(canvas: Canvas, mood: Mood, middle: number, thickness: number): void {
  const fill = canvas.linear([
    [0, mood.haze, 0],
    [0.5, mood.haze, 0.55],
    [1, mood.haze, 0],
  ]);
  canvas.band(fill, middle - thickness / 2, middle + thickness / 2);
}
