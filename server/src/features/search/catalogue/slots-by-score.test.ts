import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitmapLength, setBit } from './bitmaps.ts';
import { createOrderedSlots } from './ordered-slots.ts';
import { slotsByScore } from './slots-by-score.ts';

const ranks = Uint16Array.from({ length: 8 }, (_, rank) => rank);
const someSlot = fc.record({ price: fc.nat(50), score: fc.nat(7), isWanted: fc.boolean() });
/** Enough that a rank may have few slots of all. */
const someSlots = fc.array(someSlot, { minLength: 1, maxLength: 400 });

it('returns every page of the wanted slots, highest rank first, then in the order', () => {
  fc.assert(
    fc.property(
      ...[someSlots, fc.constantFrom(7, 1), fc.nat({ max: 410 }), fc.integer({ min: 1, max: 20 })],
      (items, mostScore, offset, limit) => {
        const scores = Uint16Array.from(items, ({ score }) => Math.min(score, mostScore));
        const byPrice = (one: number, other: number) =>
          (items[one]?.price ?? 0) - (items[other]?.price ?? 0) || one - other;
        const kept = createOrderedSlots(byPrice);
        const all = items.map((_, slot) => slot);
        kept.insert(all);
        const wanted = all.filter((slot) => items[slot]?.isWanted);
        const bitmap = new Uint32Array(bitmapLength(items.length));
        for (const slot of wanted) setBit(bitmap, slot);

        const { slots, counts } = slotsByScore(bitmap, kept, scores, ranks, { offset, limit });
        const score = (slot: number) => scores[slot] ?? 0;
        const sorted = wanted.toSorted((one, other) => score(other) - score(one) || byPrice(one, other));
        expect([...slots]).toEqual(sorted.slice(offset, offset + limit));
        expect([...counts]).toEqual(
          [...ranks].map((rank) => wanted.filter((slot) => score(slot) === rank).length),
        );
      },
    ),
    { numRuns: 300 },
  );
});
