import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atOnce } from '../../../lib/steps.ts';
import { type Bitmap, bitmapLength, clearBit, countBits, hasBit, setBit, slotsIn } from './bitmaps.ts';
import { bySlot } from './column-conditions.ts';
import { createKnownBitmaps } from './known-bitmaps.ts';
import { createScratch, type Scratch } from './scratch.ts';

function bitmapOf(slots: Iterable<number>, length: number): Bitmap {
  const bitmap = new Uint32Array(bitmapLength(length));
  for (const slot of slots) setBit(bitmap, slot);
  return bitmap;
}

const someSlots = fc.uniqueArray(fc.nat(199), { maxLength: 120 });

it('sets, clears, counts and lists bits', () => {
  fc.assert(
    fc.property(someSlots, someSlots, (set, cleared) => {
      const bitmap = bitmapOf(set, 200);
      for (const slot of cleared) clearBit(bitmap, slot);
      const left = set.filter((slot) => !cleared.includes(slot)).sort((one, other) => one - other);
      expect([...slotsIn(bitmap, countBits(bitmap))]).toEqual(left);
      expect(left.every((slot) => hasBit(bitmap, slot))).toBe(true);
      expect(cleared.some((slot) => hasBit(bitmap, slot))).toBe(false);
    }),
  );
});

it('extends a known bitmap by the slots that came since, and tests none twice', () => {
  const tested: number[] = [];
  const condition = {
    key: 'odd',
    ...bySlot((slot) => {
      tested.push(slot);
      return slot % 2 === 1;
    }),
  };
  const bitmaps = createKnownBitmaps();
  for (const used of [10, 10, 45, 200]) {
    const odd = Array.from({ length: used }, (_, slot) => slot).filter((slot) => slot % 2 === 1);
    const bitmap = atOnce(bitmaps.of(condition, used, createScratch()));
    expect([...slotsIn(bitmap, countBits(bitmap))]).toEqual(odd);
  }
  expect(tested).toEqual(Array.from({ length: 200 }, (_, slot) => slot));
  bitmaps.clear();
  atOnce(bitmaps.of(condition, 5, createScratch()));
  expect(tested).toHaveLength(205);
});

it('keeps nothing of a condition without a key', () => {
  const bitmaps = createKnownBitmaps();
  expect(
    countBits(
      atOnce(
        bitmaps.of(
          bySlot((slot) => slot < 3),
          10,
          createScratch(),
        ),
      ),
    ),
  ).toBe(3);
  expect(
    countBits(
      atOnce(
        bitmaps.of(
          bySlot((slot) => slot < 7),
          10,
          createScratch(),
        ),
      ),
    ),
  ).toBe(7);
});

it.each([100, 60_000])('narrows %s slots by conditions with and without bitmaps', (used) => {
  const bitmaps = createKnownBitmaps();
  const every = (step: number) => ({ key: `every ${step}`, ...bySlot((slot) => slot % step === 0) });
  atOnce(bitmaps.of(every(2), used, createScratch()));
  const bitmap = bitmapOf(Array(used).keys(), used);
  const count = atOnce(
    bitmaps.narrow(bitmap, [every(3), every(2), bySlot((slot) => slot % 5 === 0)], used, createScratch()),
  );
  const expected = [...Array(used).keys()].filter((slot) => slot % 30 === 0);
  expect([...slotsIn(bitmap, count)]).toEqual(expected);
});

/** Rare conditions are kept as slots, others as bitmaps. */
const steps = fc.uniqueArray(fc.constantFrom(2, 3, 300, 700, 1_000, 9_999), { minLength: 1, maxLength: 4 });

it('narrows alike whatever it knows, also after slots were added', () => {
  fc.assert(
    fc.property(fc.array(steps, { minLength: 2, maxLength: 6 }), fc.nat(5_000), (searches, added) => {
      const bitmaps = createKnownBitmaps();
      const every = (step: number) => ({ key: `every ${step}`, ...bySlot((slot) => slot % step === 0) });
      for (const [place, asked] of searches.entries()) {
        const used = 30_000 + place * added;
        const bitmap = bitmapOf(Array(used).keys(), used);
        const count = atOnce(bitmaps.narrow(bitmap, asked.map(every), used, createScratch()));
        const expected = [...Array(used).keys()].filter((slot) => asked.every((step) => slot % step === 0));
        expect([...slotsIn(bitmap, count)]).toEqual(expected);
        const [first] = asked as [number];
        const known = atOnce(bitmaps.of(every(first), used, createScratch()));
        expect(countBits(known)).toBe(Math.ceil(used / first));
      }
    }),
    { numRuns: 30 },
  );
});

it('knows thousands of conditions that few slots meet', () => {
  let fills = 0;
  const condition = (wanted: number) => ({
    key: `slot ${wanted}`,
    fill(bitmap: Bitmap, from: number, to: number) {
      if (wanted >= from && wanted < to) setBit(bitmap, wanted);
      fills += 1;
    },
  });
  const bitmaps = createKnownBitmaps();
  const used = 60_000;
  for (let time = 0; time < 2; time += 1) {
    for (let wanted = 0; wanted < 3_000; wanted += 1)
      expect(countBits(atOnce(bitmaps.of(condition(wanted), used, createScratch())))).toBe(1);
  }
  expect(fills).toBe(3_000);
});

it('keeps nothing in the memory of a scratch, which is used again', () => {
  const bitmaps = createKnownBitmaps();
  const used = 60_000;
  const withOwnScratch = <T>(work: (scratch: Scratch) => T): T => {
    const scratch = createScratch();
    try {
      return work(scratch);
    } finally {
      scratch.end();
    }
  };
  const countOf = (step: number) =>
    withOwnScratch((scratch) => {
      const condition = { key: `every ${step}`, ...bySlot((slot) => slot % step === 0) };
      return countBits(atOnce(bitmaps.of(condition, used, scratch)));
    });
  const counts = () => [2, 3, 1_000].map(countOf);
  const before = counts();
  withOwnScratch((scratch) => {
    for (let array = 0; array < 20; array += 1) scratch.array(bitmapLength(used)).fill(0xffffffff);
  });
  expect(before).toEqual([30_000, 20_000, 60]);
  expect(counts()).toEqual(before);
});
