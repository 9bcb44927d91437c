import type { Canvas } from '../core/canvas.ts';
import { darken, lighten, mix } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import { type Mood, underLight } from '../mood.ts';
import { wallColours } from '../palette.ts';

/** The rest of the town behind a building: flat roofs in the haze, with their tanks and windows. */
export function townscape(canvas: Canvas, mood: Mood, random: Random, horizon: number, height: number): void {
  for (const nearness of [0.25, 0.55]) {
    for (let x = random.range(-80, 0); x < canvas.width; ) {
      const width = height * random.range(0.3, 0.62);
      const top = horizon - height * random.range(0.35, 1) * (1.15 - nearness * 0.7);
      const wall = mix(underLight(mood, random.pick(wallColours), 0.3), mood.haze, 0.75 - nearness * 0.6);
      const side = darken(wall, 0.14);
      canvas.path(
        `M${x},${horizon}V${top}h${width}V${horizon}z`,
        canvas.linear([
          [0, wall],
          [1, mix(wall, mood.haze, 0.4)],
        ]),
      );
      canvas.path(`M${x + width * 0.78},${horizon}V${top}h${width * 0.22}V${horizon}z`, {
        fill: side,
        opacity: 0.7,
      });
      canvas.path(`M${x - 4},${top}h${width + 8}v-7h${-width - 8}z`, lighten(wall, 0.25));
      canvas.path(`M${x + width * 0.2},${top - 7}v-26h${width * 0.3}v26z`, side);
      canvas.path(`M${x + width * 0.25},${top - 33}v-16h${width * 0.15}v16z`, darken(wall, 0.4));
      windows(canvas, mood, random, [x, top, width, horizon - top], wall);
      x += width * random.range(0.95, 1.3);
    }
  }
}

function windows(
  canvas: Canvas,
  mood: Mood,
  random: Random,
  [left, top, width, height]: readonly [number, number, number, number],
  wall: string,
): void {
  let dark = '';
  let lit = '';
  for (let y = top + 18; y < top + height - 20; y += 34) {
    for (let x = left + width * 0.1; x < left + width * 0.68; x += width * 0.22) {
      const pane = `M${Math.round(x)},${Math.round(y)}h${Math.round(width * 0.12)}v15h${-Math.round(width * 0.12)}z`;
      if (mood.lampsLit && random.chance(0.5)) lit += pane;
      else dark += pane;
    }
  }
  canvas.path(dark, { fill: darken(wall, 0.38), opacity: 0.7 });
  canvas.path(lit, { fill: '#ffd691', opacity: 0.85 });
}
