import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesAmong } from './places-among.ts';

const someNumber = fc.oneof(
  fc.nat(40),
  fc.nat(),
  fc.double({ min: 0, max: 1e4, noNaN: true }),
  fc.constantFrom(7, 8, 2 ** 31 - 1, 2 ** 31, 2 ** 33 + 0.5, Number.POSITIVE_INFINITY),
);

it('returns how many bounds a number reaches', () => {
  fc.assert(
    fc.property(fc.uniqueArray(someNumber, { maxLength: 30 }), fc.array(someNumber), (bounds, values) => {
      const ascending = bounds.sort((one, other) => one - other);
      const placeOf = placesAmong(ascending);
      for (const value of [...values, ...ascending])
        expect(placeOf(value)).toBe(ascending.filter((bound) => bound <= value).length);
    }),
    { numRuns: 500 },
  );
});
