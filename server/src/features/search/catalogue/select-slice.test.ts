import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectSlice } from './select-slice.ts';

it('returns the slice of the sorted items', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(50), { maxLength: 300 }),
      fc.nat(310),
      fc.nat(40),
      fc.constantFrom(1, -1),
      (items, from, length, direction) => {
        const compare = (one: number, other: number) => direction * (one - other);
        const slice = selectSlice(Uint32Array.from(items), { from, to: from + length }, compare);
        expect([...slice]).toEqual(items.toSorted(compare).slice(from, from + length));
      },
    ),
    { numRuns: 500 },
  );
});
