import { degreeParts } from '@thikana/contract/map-area';
import { flatMapAround } from '@thikana/contract/proximity';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitmapLength, hasBit } from './bitmaps.ts';
import { createColumns } from './catalogue-columns.ts';
import type { ColumnCondition } from './column-conditions.ts';
import { byBounds, byDistance } from './place-conditions.ts';

/** Spread evenly; a `double` would nearly always be close to 0. */
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1e4, max: max * 1e4 }).map((number) => number / 1e4);
const position = fc.record({
  longitude: degrees(-180, 180),
  latitude: degrees(-90, 90),
});
const nearby = fc.record({
  longitude: degrees(88.3, 88.5),
  latitude: degrees(26.6, 26.8),
});
const positions = fc.array(fc.oneof(position, nearby), { minLength: 1, maxLength: 80 });

function columnsOf(places: readonly { longitude: number; latitude: number }[]) {
  const columns = createColumns(places.length);
  places.forEach(({ longitude, latitude }, slot) => {
    columns.longitude[slot] = Math.round(longitude * degreeParts);
    columns.latitude[slot] = Math.round(latitude * degreeParts);
  });
  return columns;
}

/** The condition finds the same slots together and individually. */
function expectAgreement(condition: ColumnCondition, count: number): void {
  const bitmap = new Uint32Array(bitmapLength(count));
  condition.fill(bitmap, 0, count);
  const slots = Array.from({ length: count }, (_, slot) => slot);
  expect(slots.filter((slot) => hasBit(bitmap, slot))).toEqual(slots.filter(condition.isMet));
}

it('finds the listings inside bounds anywhere in the world', () => {
  fc.assert(
    fc.property(positions, fc.oneof(position, nearby), fc.oneof(position, nearby), (places, one, other) => {
      const bounds = {
        west: Math.min(one.longitude, other.longitude),
        east: Math.max(one.longitude, other.longitude),
        south: Math.min(one.latitude, other.latitude),
        north: Math.max(one.latitude, other.latitude),
      };
      expectAgreement(byBounds(bounds, columnsOf(places)), places.length);
    }),
  );
});

it('finds the listings inside a circle, also where a degree of longitude is short', () => {
  fc.assert(
    fc.property(
      positions,
      fc.oneof(position, nearby),
      fc.double({ min: 0.001, max: 30, noNaN: true }),
      (places, centre, degrees) => {
        const columns = columnsOf(places);
        expectAgreement(byDistance({ around: flatMapAround(centre), degrees }, columns), places.length);
      },
    ),
  );
});

it('finds the listings close to the edge of a circle', () => {
  const share = fc.oneof(degrees(0, 2), fc.double({ min: 0.9995, max: 1.0005, noNaN: true }));
  const edge = fc.array(fc.record({ angle: degrees(0, 360), share }), { minLength: 40, maxLength: 80 });
  fc.assert(
    fc.property(nearby, fc.double({ min: 0.01, max: 0.5, noNaN: true }), edge, (centre, radius, points) => {
      const around = flatMapAround(centre);
      const places = points.map(({ angle, share }) => ({
        longitude: centre.longitude + (radius * share * Math.cos((angle * Math.PI) / 180)) / around.narrowing,
        latitude: centre.latitude + radius * share * Math.sin((angle * Math.PI) / 180),
      }));
      expectAgreement(byDistance({ around, degrees: radius }, columnsOf(places)), places.length);
    }),
  );
});
