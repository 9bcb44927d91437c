import type { Canvas } from '../core/canvas.ts';
import { darken, mix } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import { type Mood, underLight } from '../mood.ts';

/** The far edge of a field: a low wood, palms and bamboo standing out of it, softened by haze. */
export function treeLine(canvas: Canvas, mood: Mood, random: Random, horizon: number, height: number): void {
  for (const layer of [0, 1, 2]) {
    const colour = mix(
      underLight(mood, darken('#4f8548', 0.12 * layer), 0.35),
      mood.haze,
      0.5 - 0.19 * layer,
    );
    let outline = `M-20,${horizon + 8}`;
    for (let x = -20; x < canvas.width + 20; ) {
      const step = height * random.range(0.35, 0.8);
      const top = horizon - height * random.range(0.45, 1) * (1 - layer * 0.24);
      outline += `C${x},${top} ${x + step},${top} ${x + step},${horizon - height * 0.25}`;
      x += step;
    }
    canvas.path(
      `${outline}V${horizon + 8}z`,
      canvas.linear([
        [0, colour],
        [1, mix(colour, mood.haze, 0.25)],
      ]),
    );
  }
}
