import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitmapLength, setBit } from './bitmaps.ts';
import { createOrderedSlots } from './ordered-slots.ts';
import { pageInOrder, type SlotOrder, slotsInOrder } from './page-in-order.ts';

it.each(['as it is', 'with its groups reversed'])(
  'returns every page of some slots in an order %s, few or many',
  (kind) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 1_500 }),
        fc.constantFrom(1, 2, 40, 1_200),
        fc.constantFrom(1, 100, 20_000),
        fc.nat(220),
        fc.integer({ min: 1, max: 30 }),
        (numbers, every, inGroup, offset, limit) => {
          const priceOf = (slot: number) => Math.floor((numbers[slot] as number) / inGroup);
          const kept = createOrderedSlots((one, other) => priceOf(one) - priceOf(other) || one - other);
          kept.insert(numbers.map((_, slot) => slot));
          const dearestFirst = (one: number, other: number) => priceOf(other) - priceOf(one) || one - other;
          const { slots, size } = kept;
          const order: SlotOrder =
            kind === 'as it is' ? kept : { slots, size, reversedGroupOf: priceOf, compare: dearestFirst };
          const all = numbers.map((_, slot) => slot).toSorted(order.compare);
          expect([...slotsInOrder(order, { offset, limit })]).toEqual(all.slice(offset, offset + limit));

          const wanted = all.filter((slot) => slot % every === 0);
          const bitmap = new Uint32Array(bitmapLength(numbers.length));
          for (const slot of wanted) setBit(bitmap, slot);
          const found = pageInOrder({ bitmap, count: wanted.length }, order, { offset, limit });
          expect([...found]).toEqual(wanted.slice(offset, offset + limit));
        },
      ),
      { numRuns: 200 },
    );
  },
);

it.each([0, 40, 58])('finds slots that all stand at the end of the order, from %i', (offset) => {
  const kept = createOrderedSlots((one, other) => one - other);
  kept.insert(Array.from({ length: 3_000 }, (_, slot) => slot));
  const bitmap = new Uint32Array(bitmapLength(3_000));
  for (let slot = 2_940; slot < 3_000; slot += 1) setBit(bitmap, slot);
  const found = pageInOrder({ bitmap, count: 60 }, kept, { offset, limit: 2 });
  expect([...found]).toEqual([2_940 + offset, 2_941 + offset]);
});
