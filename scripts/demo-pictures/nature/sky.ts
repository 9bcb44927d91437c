import type { Canvas } from '../core/canvas.ts';
import type { Random } from '../core/random.ts';
import type { Point } from '../core/vectors.ts';
import type { Mood } from '../mood.ts';

/** Sky down to the horizon, with the sun's glow and a few long clouds. */
export function sky(canvas: Canvas, mood: Mood, random: Random, horizon: number): void {
  const [zenith, middle, low] = mood.sky;
  canvas.band(
    canvas.linear([
      [0, zenith],
      [0.55, middle],
      [1, low],
    ]),
    0,
    horizon + 40,
  );
  const sunX = canvas.width * (mood.towardsSun[0] < 0 ? random.range(0.12, 0.3) : random.range(0.7, 0.88));
  const glow = canvas.radial([
    [0, mood.cloud, 0.85],
    [0.25, mood.cloud, 0.4],
    [1, mood.cloud, 0],
  ]);
  canvas.ellipse([sunX, horizon * 0.66], horizon * 0.8, horizon * 0.62, glow);
  if (mood.lampsLit) stars(canvas, random, horizon);
  for (let index = random.integer(3, 5); index > 0; index--) {
    const at: Point = [canvas.width * random.range(0, 1), horizon * random.range(0.08, 0.62)];
    cloud(canvas, mood, random, at, canvas.width * random.range(0.1, 0.24));
  }
}

/** A long bank of cloud: overlapping soft lenses on one level foot. */
function cloud(canvas: Canvas, mood: Mood, random: Random, [x, y]: Point, width: number): void {
  const fill = canvas.linear([
    [0, mood.cloud, 0.75],
    [0.75, mood.cloud, 0.2],
    [1, mood.cloud, 0],
  ]);
  for (let index = random.integer(5, 8); index > 0; index--) {
    const across = random.range(-1, 1);
    const half = width * random.range(0.2, 0.36) * (1.15 - Math.abs(across) * 0.6);
    const rise = half * random.range(0.22, 0.36);
    const left = x + across * width * 0.42 - half;
    const foot = y + random.range(-0.01, 0.015) * width;
    canvas.path(
      `M${left},${foot}C${left + half * 0.25},${foot - rise} ${left + half * 0.6},${foot - rise * 1.35} ${left + half},${foot - rise * 1.2}S${left + half * 1.7},${foot - rise * 0.4} ${left + half * 2},${foot}z`,
      fill,
    );
  }
}

function stars(canvas: Canvas, random: Random, horizon: number): void {
  for (let index = 0; index < 26; index++) {
    const at: Point = [random.range(0, canvas.width), random.range(0, horizon * 0.4)];
    const radius = random.range(0.8, 2);
    canvas.ellipse(at, radius, radius, { fill: '#fff6e0', opacity: random.range(0.3, 0.8) });
  }
}

/** A few birds on their way home. */
export function birds(canvas: Canvas, mood: Mood, random: Random, [x, y]: Point): void {
  for (let index = 0; index < 5; index++) {
    const wing = random.range(7, 13);
    const [atX, atY] = [x + random.range(-110, 110), y + random.range(-45, 45)];
    const data = `M${atX - wing},${atY - wing * 0.35}q${wing * 0.6},${-wing * 0.2} ${wing},${wing * 0.45}q${wing * 0.4},${-wing * 0.65} ${wing},${-wing * 0.45}`;
    canvas.path(data, { stroke: mood.hills[2], width: 2.2, opacity: 0.65 });
  }
}
