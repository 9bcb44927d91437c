import type { Wall } from '../buildings/wall.ts';
import { darken, lighten, mix } from '../core/colour.ts';
import type { Point } from '../core/vectors.ts';

export type TilePattern = 'metro' | 'square' | 'diamond';

/** Glazed tiles over part of a wall, a few of them in a second colour. */
export function wallTiles(
  wall: Wall,
  [u, v]: Point,
  [width, height]: Point,
  colour: string,
  accent: string,
  pattern: TilePattern,
): void {
  const { random } = wall.stage;
  wall.rect(u, v, width, height, darken(colour, 0.2));
  const [tileWidth, tileHeight] = pattern === 'metro' ? [0.2, 0.09] : [0.16, 0.16];
  const rows = Math.ceil(height / tileHeight);
  for (let row = 0; row < rows; row++) {
    const shift = pattern === 'metro' && row % 2 ? -tileWidth / 2 : 0;
    for (let left = shift; left < width; left += tileWidth) {
      const from = Math.max(0, left);
      const wide = Math.min(width, left + tileWidth) - from - 0.008;
      const tall = Math.min(tileHeight, height - row * tileHeight) - 0.008;
      if (wide < 0.01 || tall < 0.01) continue;
      const tone = random.chance(0.12)
        ? mix(colour, accent, 0.35)
        : mix(colour, lighten(colour, 0.3), random.next());
      wall.rect(u + from, v + row * tileHeight, wide, tall, tone);
      if (pattern === 'diamond' && wide > 0.1 && tall > 0.1) {
        const [cu, cv] = [u + from + wide / 2, v + row * tileHeight + tall / 2];
        wall.shape(
          [
            [cu - 0.05, cv],
            [cu, cv + 0.05],
            [cu + 0.05, cv],
            [cu, cv - 0.05],
          ],
          mix(colour, accent, (row + Math.round(left / tileWidth)) % 2 ? 0.75 : 0.4),
        );
      }
    }
  }
}
