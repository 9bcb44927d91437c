import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNumbers, numberAt, writeNumber } from './numbers.ts';

it('stores every number, the rare ones once', () => {
  const number = fc.oneof(
    fc.integer({ min: 0 }),
    fc.integer({ min: 0, max: 100_000_000_000 }),
    fc.double(),
    fc.constantFrom(0, 2 ** 31 - 1, 2 ** 31, Number.NaN, Number.POSITIVE_INFINITY, 435.6),
  );
  fc.assert(
    fc.property(fc.array(number, { minLength: 1 }), (values) => {
      const numbers = createNumbers(values.length);
      for (let round = 0; round < 2; round += 1) {
        values.forEach((value, slot) => {
          writeNumber(numbers, slot, value);
        });
      }
      expect(values.map((_, slot) => numberAt(numbers, slot))).toEqual(values.map((value) => value + 0));
      expect(numbers.rare).toHaveLength(new Set(numbers.rare).size);
    }),
  );
});
