import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atOnce } from '../../../lib/steps.ts';
import { firstByScore, slotsByScore } from './slots-by-score.ts';

const ranks = Uint16Array.from({ length: 8 }, (_, rank) => rank);

it('finds the same page by sorting the first ranks as by walking through all in their order', () => {
  const someScores = fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(
      someScores,
      fc.nat({ max: 210 }),
      fc.integer({ min: 1, max: 20 }),
      (values, offset, limit) => {
        const scores = Uint16Array.from(values);
        const slots = scores.map((_, slot) => slot);
        const reversed = Uint32Array.from(slots).reverse();
        const byHighest = (one: number, other: number) => other - one;
        const page = { offset, limit };
        const sorted = atOnce(firstByScore(Uint32Array.from(slots), scores, ranks, byHighest, page));
        const walked = atOnce(slotsByScore(reversed, scores, ranks, page));
        expect(sorted && [...sorted.slots]).toEqual([...walked.slots]);
        expect(sorted?.counts).toEqual(walked.counts);
      },
    ),
  );
});

it('leaves pages far down to the walk', () => {
  const scores = new Uint16Array(150_000).fill(1);
  const slots = Uint32Array.from(scores.keys());
  expect(
    atOnce(firstByScore(slots, scores, ranks, (one, other) => one - other, { offset: 0, limit: 8 })),
  ).toBeUndefined();
});
