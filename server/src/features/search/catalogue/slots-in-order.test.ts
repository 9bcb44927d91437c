import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createOrderedSlots } from './ordered-slots.ts';
import { createSlotsInOrder } from './slots-in-order.ts';

it('returns every page of some slots in the overall order, few or many', () => {
  const slotsInOrder = createSlotsInOrder();
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 200 }),
      fc.constantFrom(1, 2, 40),
      fc.nat(220),
      fc.integer({ min: 1, max: 30 }),
      (prices, every, offset, limit) => {
        const order = createOrderedSlots((one, other) => (prices[one] as number) - (prices[other] as number));
        order.insertAll(prices.map((_, slot) => slot));
        const wanted = prices.map((_, slot) => slot).filter((slot) => slot % every === 0);
        const sorted = wanted.toSorted((one, other) => order.compare(one, other));
        const page = slotsInOrder.find(Uint32Array.from(wanted), order, { offset, limit });
        expect([...page]).toEqual(sorted.slice(offset, offset + limit));
      },
    ),
  );
});
