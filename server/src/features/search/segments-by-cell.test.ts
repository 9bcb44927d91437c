import fc from 'fast-check';
import { expect, it } from 'vitest';
import { siliguriPlaces } from '../../../test/city/cities.ts';
import { isReached, reachOf, squareToReach } from './landmark-reach.ts';
import { squareToSegment } from './segment.ts';

const lines = siliguriPlaces.landmarks.filter(({ line }) => line).map(({ slug }) => slug);

/** Of the width or height; a `double` would nearly always be close to 0. */
const part = fc.integer({ min: -2_000, max: 12_000 }).map((number) => number / 10_000);

it('finds the nearest part of a road, wherever the position is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lines), ...[part, part], (slug, east, north) => {
      const reach = reachOf(slug);
      if (!reach) throw new Error(`There is no ${slug}.`);
      const { bounds, around, segments } = reach;
      const longitude = bounds.west + east * (bounds.east - bounds.west);
      const latitude = bounds.south + north * (bounds.north - bounds.south);
      const x = (longitude - around.longitude) * around.narrowing;
      const y = latitude - around.latitude;
      const nearest = Math.min(...segments.map((segment) => squareToSegment(segment, x, y)));
      expect(squareToReach(reach, longitude, latitude)).toBe(nearest);
      expect(isReached(reach, longitude, latitude)).toBe(nearest <= reach.squareOfDegrees);
    }),
    { numRuns: 3_000 },
  );
});
