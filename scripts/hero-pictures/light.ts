import type { Canvas } from '../demo-pictures/core/canvas.ts';
import type { Random } from '../demo-pictures/core/random.ts';
import type { Point } from '../demo-pictures/core/vectors.ts';

/** What is drawn inside brightens (`screen`) or darkens (`multiply`) what lies below, as light and shade do. */
function blended(canvas: Canvas, mode: 'screen' | 'multiply', draw: () => void, softness = 0): void {
  const blur = `<filter id="soft-${softness}"><feGaussianBlur stdDeviation="${softness}"/></filter>`;
  const filter = softness > 0 ? ` filter="url(#soft-${softness})"` : '';
  const shapes = canvas.capture(draw);
  canvas.add(`${softness > 0 ? blur : ''}<g style="mix-blend-mode:${mode}"${filter}>${shapes}</g>`);
}

/** Light that spills from the sun or a lamp over everything around it. */
export function glow(canvas: Canvas, at: Point, reach: number, colour: string, strength = 0.8): void {
  const fill = canvas.radial([
    [0, colour, strength],
    [0.18, colour, strength * 0.55],
    [0.5, colour, strength * 0.18],
    [1, colour, 0],
  ]);
  blended(canvas, 'screen', () => canvas.ellipse(at, reach, reach, fill));
}

/** Light lying flat on the ground below a window or a lamp. */
export function lightPool(canvas: Canvas, at: Point, reach: number, colour: string, strength: number): void {
  const fill = canvas.radial([
    [0, colour, strength],
    [0.5, colour, strength * 0.4],
    [1, colour, 0],
  ]);
  blended(canvas, 'screen', () => canvas.ellipse(at, reach, reach * 0.17, fill));
}

/** The sun's own disc in a haze. */
export function sunDisc(canvas: Canvas, at: Point, radius: number, colour: string): void {
  const fill = canvas.radial([
    [0, '#fffbe8'],
    [0.7, '#fff4d0'],
    [0.86, colour, 0.75],
    [1, colour, 0],
  ]);
  canvas.ellipse(at, radius, radius, fill);
}

/** Shafts of light falling from a point between two angles (0 points right, a quarter turn points down). */
export function beams(
  canvas: Canvas,
  random: Random,
  { from, between, reach, colour, strength }: Beams,
): void {
  const [first, last] = between;
  const count = 9;
  blended(
    canvas,
    'screen',
    () => {
      for (let index = 0; index < count; index++) {
        const angle = first + ((last - first) * (index + random.range(0.1, 0.9))) / count;
        const half = random.range(0.012, 0.05);
        const far = reach * random.range(0.7, 1);
        const corner = (turn: number): Point => [
          from[0] + Math.cos(angle + turn) * far,
          from[1] + Math.sin(angle + turn) * far,
        ];
        const [left, right] = [corner(-half), corner(half)];
        const [startX, endX] = Math.cos(angle) < 0 ? [1, 0] : [0, 1];
        const fill = canvas.linear(
          [
            [0, colour, strength * random.range(0.5, 1)],
            [1, colour, 0],
          ],
          [startX, 0],
          [endX, 1],
        );
        canvas.polygon([from, left, right], fill);
      }
    },
    7,
  );
}

interface Beams {
  from: Point;
  between: readonly [number, number];
  reach: number;
  colour: string;
  strength: number;
}

/** Darkens the corners, so that the eye stays where the light is. */
export function vignette(
  canvas: Canvas,
  colour: string,
  strength: number,
  middle: Point = [0.5, 0.45],
): void {
  const fill = canvas.radial(
    [
      [0, colour, 0],
      [0.55, colour, 0],
      [1, colour, strength],
    ],
    middle,
    0.78,
  );
  blended(canvas, 'multiply', () => canvas.band(fill));
}

/** Specks that float in the light: seeds, insects, dust. */
export function motes(canvas: Canvas, random: Random, colour: string, count: number, box: Box): void {
  blended(canvas, 'screen', () => {
    for (let index = 0; index < count; index++) {
      const radius = random.range(1, 3.2);
      const at: Point = [random.range(box.left, box.right), random.range(box.top, box.bottom)];
      canvas.ellipse(at, radius, radius, { fill: colour, opacity: random.range(0.2, 0.7) });
    }
  });
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
