import { expect, it } from 'vitest';
import { outlineText } from './outline-text.ts';

const look = { size: 40, weight: 700, maxWidth: 2_000 } as const;
const outlines = (svg: string) => svg.match(/<path /g)?.length ?? 0;

it('writes prices and names as outlines, in Latin and in Bengali', async () => {
  const { svg, width } = await outlineText('₹12,000', look);
  expect(outlines(svg)).toBe(7);
  expect(svg).not.toContain('<text');
  expect(width).toBeGreaterThan(100);
  const bengali = await outlineText('মাটিগাড়া', look);
  expect(bengali.width).toBeGreaterThan(80);
});

it('leaves out characters that the fonts lack', async () => {
  expect((await outlineText('家 Matigara', look)).width).toBe((await outlineText(' Matigara', look)).width);
  expect((await outlineText('家', look)).width).toBe(0);
});

it('shortens a line to its width', async () => {
  const long = 'near the station that was there before the road '.repeat(4);
  const { width } = await outlineText(long, { ...look, maxWidth: 500 });
  expect(width).toBeLessThanOrEqual(500);
  expect(width).toBeGreaterThan(400);
});
