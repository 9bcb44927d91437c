import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atOnce } from '../../../lib/steps.ts';
import { type Bitmap, bitmapLength, setBit } from './bitmaps.ts';
import { firstByScore, slotsByScore } from './slots-by-score.ts';

function bitmapOf(size: number): Bitmap {
  const bitmap = new Uint32Array(bitmapLength(size));
  for (let slot = 0; slot < size; slot += 1) setBit(bitmap, slot);
  return bitmap;
}

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
        const bitmap = bitmapOf(scores.length);
        const page = { offset, limit };
        const sorted = atOnce(firstByScore(bitmap, scores, ranks, byHighest, page));
        const walked = atOnce(slotsByScore({ slots: reversed, bitmap }, scores, ranks, page));
        expect(sorted && [...sorted.slots]).toEqual([...walked.slots]);
        expect(sorted?.counts).toEqual(walked.counts);
      },
    ),
  );
});

it('leaves pages far down to the walk', () => {
  const scores = new Uint16Array(150_000).fill(1);
  const bitmap = bitmapOf(scores.length);
  expect(
    atOnce(firstByScore(bitmap, scores, ranks, (one, other) => one - other, { offset: 0, limit: 8 })),
  ).toBeUndefined();
});
