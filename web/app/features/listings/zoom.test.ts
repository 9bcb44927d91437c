import { expect, it } from 'vitest';
import { moveZoomed, unzoomed, zoomAround } from './zoom.ts';

const frame = { width: 360, height: 600 };

it('keeps the point between the fingers where it is', () => {
  expect(zoomAround(unzoomed, 2, { x: 90, y: -100 }, frame)).toEqual({ scale: 2, x: -90, y: 100 });
});

it('enlarges at most four times, and never makes a photo smaller than its frame', () => {
  const most = zoomAround(unzoomed, 9, { x: 0, y: 0 }, frame);
  expect(most.scale).toBe(4);
  expect(zoomAround(most, 0.01, { x: 50, y: 50 }, frame)).toEqual(unzoomed);
});

it('moves an enlarged photo up to its edge', () => {
  const twice = zoomAround(unzoomed, 2, { x: 0, y: 0 }, frame);
  expect(moveZoomed(twice, { x: 60, y: -40 }, frame)).toEqual({ scale: 2, x: 60, y: -40 });
  expect(moveZoomed(twice, { x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 180, y: -300 });
  expect(moveZoomed(unzoomed, { x: 30, y: 30 }, frame)).toEqual(unzoomed);
});
