import { expect, it } from 'vitest';
import { boundsOf, formatBounds, formatShape, parseBounds, parseShape } from './map-area.ts';

it.each([
  ['88.4,26.7,88.5,26.8', { west: 88.4, south: 26.7, east: 88.5, north: 26.8 }],
  ['-180,-90,180,90', { west: -180, south: -90, east: 180, north: 90 }],
  ['88.123456,26.7,88.5,26.8', { west: 88.123456, south: 26.7, east: 88.5, north: 26.8 }],
  ['88.1234567,26.7,88.5,26.8', undefined],
  ['88.,26.7,88.5,26.8', undefined],
  ['x88.4,26.7,88.5,26.8', undefined],
  ['88.4x,26.7,88.5,26.8', undefined],
  ['-1000,26.7,88.5,26.8', undefined],
  ['88.4,26.7,180.1,26.8', undefined],
  ['-180.1,26.7,88.5,26.8', undefined],
  ['88.4,-90.1,88.5,26.8', undefined],
  ['88.4,26.7,88.4,26.8', undefined],
  ['88.4,26.7,88.5,26.7', undefined],
  ['88.4,26.7,88.5,26.8,1', undefined],
  ['88.5,26.7,88.4,26.8', undefined],
  ['88.4,26.8,88.5,26.7', undefined],
  ['88.4,26.7,88.5', undefined],
  ['88.4,26.7,88.5,91', undefined],
  ['88.4,26.7,88.5,NaN', undefined],
  ['1e1,26.7,88.5,27', undefined],
])('reads the bounds %j', (text, expected) => {
  expect(parseBounds(text)).toEqual(expected);
});

it('bounds survive writing and reading', () => {
  const text = '88.4,26.7,88.5123,26.8';
  expect(formatBounds(parseBounds(text) as never)).toBe(text);
});

it.each([
  ['88.4,26.7;88.5,26.7;88.45,26.8', 3],
  [Array.from({ length: 40 }, (_, index) => `88.${index},26.7`).join(';'), 40],
  [Array.from({ length: 41 }, (_, index) => `88.${index},26.7`).join(';'), undefined],
  ['88.4,26.7;88.5,26.7', undefined],
  ['88.4,26.7;88.5,26.7;88.45', undefined],
  ['88.4,26.7;88.5,26.7;88.45,26.8,1', undefined],
  ['', undefined],
])('reads the shape %j', (text, corners) => {
  expect(parseShape(text)?.length).toBe(corners);
});

it('reduces a long line to the maximum number of corners', () => {
  const line = Array.from({ length: 200 }, (_, index) => ({ longitude: 88 + index / 1000, latitude: 26.7 }));
  const corners = parseShape(formatShape(line));
  expect(corners).toHaveLength(40);
  expect(boundsOf(corners ?? [])).toMatchObject({ west: 88, south: 26.7, north: 26.7 });
});
