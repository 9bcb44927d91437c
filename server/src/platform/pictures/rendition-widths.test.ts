import { expect, it } from 'vitest';
import { firstRenditionWidth, renditionWidths } from './rendition-widths.ts';

it.each([
  [4000, [320, 640, 960, 1600], 640],
  [1600, [320, 640, 960, 1600], 640],
  [1000, [320, 640, 960, 1000], 640],
  [640, [320, 640], 640],
  [500, [320, 500], 500],
  [320, [320], 320],
  [40, [40], 40],
])('a picture %i px wide has the widths %j, first %i', (width, widths, first) => {
  expect(renditionWidths(width)).toEqual(widths);
  expect(firstRenditionWidth(width)).toBe(first);
});
