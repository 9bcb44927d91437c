import type { Canvas } from '../core/canvas.ts';
import { mix } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import type { Point } from '../core/vectors.ts';
import type { Mood } from '../mood.ts';

/** Kangchenjunga as the plains see it: across and up, as shares of the massif. */
const skyline: readonly Point[] = [
  [0, 0.1],
  [0.07, 0.26],
  [0.12, 0.2],
  [0.19, 0.44],
  [0.24, 0.37],
  [0.31, 0.62],
  [0.345, 0.56],
  [0.4, 0.8],
  [0.43, 0.76],
  [0.485, 1],
  [0.53, 0.86],
  [0.56, 0.93],
  [0.62, 0.66],
  [0.66, 0.7],
  [0.73, 0.42],
  [0.78, 0.54],
  [0.84, 0.3],
  [0.89, 0.36],
  [1, 0.08],
];

interface SnowLine {
  left: number;
  width: number;
  foot: number;
  height: number;
}

export function snowLine(
  canvas: Canvas,
  mood: Mood,
  random: Random,
  { left, width, foot, height }: SnowLine,
): void {
  const corners = skyline.map(([across, up]): Point => [left + across * width, foot - up * height]);
  const crest = corners.flatMap((corner, index) =>
    roughen(corner, corners[index + 1], height * 0.035, random),
  );
  const lit = canvas.linear([
    [0, mood.snow],
    [0.6, mix(mood.snow, mood.haze, 0.45)],
    [1, mood.haze, 0],
  ]);
  canvas.polygon([...crest, [left + width, foot], [left, foot]], lit);
  const shade = canvas.linear([
    [0, mood.snowShade, 0.95],
    [0.75, mood.snowShade, 0.4],
    [1, mood.snowShade, 0],
  ]);
  const shadeToRight = mood.towardsSun[0] < 0;
  corners.forEach((corner, index) => {
    const beside = corners[index + (shadeToRight ? 1 : -1)];
    if (!beside || beside[1] < corner[1]) return;
    const face = facet(corner, beside, foot, random);
    canvas.polygon(face, shade);
  });
}

/** The shaded flank below a peak: down the crest, then back in a jagged line. */
function facet(peak: Point, valley: Point, foot: number, random: Random): Point[] {
  const drop = (foot - peak[1]) * 0.8;
  const reach = valley[0] - peak[0];
  const back: Point[] = [0.75, 0.5, 0.3, 0.15].map((share, step) => [
    peak[0] + reach * (step % 2 ? share - 0.35 : share + 0.05) * random.range(0.85, 1.15),
    peak[1] + drop * (0.85 - share * 0.75) * random.range(0.9, 1.1),
  ]);
  const base: Point = [valley[0] + reach * 0.25, Math.min(foot, valley[1] + drop * 0.6)];
  return [
    peak,
    valley,
    base,
    [peak[0] + reach * 0.3, peak[1] + drop],
    ...back.toReversed().toSorted((a, b) => b[1] - a[1]),
  ];
}

function roughen(from: Point, to: Point | undefined, amount: number, random: Random): Point[] {
  if (!to) return [from];
  const between = [0.25, 0.5, 0.75].map(
    (share): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + random.range(-amount, amount),
    ],
  );
  return [from, ...between];
}
