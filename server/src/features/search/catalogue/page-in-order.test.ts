import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitmapLength, setBit } from './bitmaps.ts';
import { createOrderedSlots } from './ordered-slots.ts';
import { pageInOrder } from './page-in-order.ts';

it('returns every page of some slots in the overall order, few or many', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 1_500 }),
      fc.constantFrom(1, 2, 40, 1_200),
      fc.nat(220),
      fc.integer({ min: 1, max: 30 }),
      (prices, every, offset, limit) => {
        const order = createOrderedSlots((one, other) => (prices[one] as number) - (prices[other] as number));
        order.insert(prices.map((_, slot) => slot));
        const wanted = prices.map((_, slot) => slot).filter((slot) => slot % every === 0);
        const bitmap = new Uint32Array(bitmapLength(prices.length));
        for (const slot of wanted) setBit(bitmap, slot);
        const sorted = wanted.toSorted((one, other) => order.compare(one, other));
        const all = { bitmap, count: wanted.length };
        expect([...pageInOrder(all, order, { offset, limit })]).toEqual(sorted.slice(offset, offset + limit));
      },
    ),
  );
});

it.each([0, 40, 58])('finds slots that all stand at the end of the order, from %i', (offset) => {
  const order = createOrderedSlots((one, other) => one - other);
  order.insert(Array.from({ length: 3_000 }, (_, slot) => slot));
  const bitmap = new Uint32Array(bitmapLength(3_000));
  for (let slot = 2_940; slot < 3_000; slot += 1) setBit(bitmap, slot);
  const found = pageInOrder({ bitmap, count: 60 }, order, { offset, limit: 2 });
  expect([...found]).toEqual([2_940 + offset, 2_941 + offset]);
});
