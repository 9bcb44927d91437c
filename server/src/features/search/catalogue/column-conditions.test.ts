import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitmapLength, hasBit } from './bitmaps.ts';
import { byCode, byLeast, byNumber, byNumberOf, type ColumnCondition } from './column-conditions.ts';
import { createNumbers, writeNumber } from './numbers.ts';

const largest = 2 ** 31 - 1;
const edges = [0, 1, largest - 1, largest, largest + 1, 2 ** 33, 0.5, -1, Number.POSITIVE_INFINITY];
const value = fc.oneof(
  fc.nat(50),
  fc.double({ min: 0, max: 50 }),
  fc.constantFrom(...edges, Number.NEGATIVE_INFINITY, Number.NaN),
);
const bound = fc.oneof(fc.nat(50), fc.double({ min: 0, max: 50, noNaN: true }), fc.constantFrom(...edges));
const listings = fc.array(fc.record({ number: value, kind: fc.nat(2) }), { minLength: 1, maxLength: 100 });

function slotsOf(condition: ColumnCondition, count: number): number[] {
  const bitmap = new Uint32Array(bitmapLength(count));
  const middle = count >>> 1;
  condition.fill(bitmap, 0, middle);
  condition.fill(bitmap, middle, count);
  return Array.from({ length: count }, (_, slot) => slot).filter((slot) => hasBit(bitmap, slot));
}

it('finds the numbers in a range, whole and rare ones, and only those', () => {
  fc.assert(
    fc.property(listings, bound, fc.option(bound, { nil: undefined }), (items, min, max) => {
      const numbers = createNumbers(items.length);
      const kinds = Uint8Array.from(items, ({ kind }) => kind);
      items.forEach(({ number }, slot) => {
        writeNumber(numbers, slot, number);
      });
      const isInside = (number: number) => number >= min && number <= (max ?? Number.POSITIVE_INFINITY);
      const slots = items.flatMap(({ number }, slot) => (isInside(number) ? [slot] : []));

      const inRange = byNumber(numbers, { min, max });
      expect(slotsOf(inRange, items.length)).toEqual(slots);
      expect(items.flatMap((_, slot) => (inRange.isMet(slot) ? [slot] : []))).toEqual(slots);

      const ofKind = slots.filter((slot) => kinds[slot] === 1);
      const ofKindInRange = byNumberOf({ column: kinds, code: 1 }, numbers, { min, max });
      expect(slotsOf(ofKindInRange, items.length)).toEqual(ofKind);
      expect(items.flatMap((_, slot) => (ofKindInRange.isMet(slot) ? [slot] : []))).toEqual(ofKind);
    }),
    { numRuns: 500 },
  );
});

it('knows rare numbers that came after the condition', () => {
  const numbers = createNumbers(2);
  const condition = byNumber(numbers, { min: 0, max: 9 });
  writeNumber(numbers, 0, Number.NaN);
  expect(slotsOf(condition, 1)).toEqual([]);
  writeNumber(numbers, 1, 2.5);
  expect(slotsOf(condition, 2)).toEqual([1]);
});

it('finds the numbers of 32 bits from a least one', () => {
  const number = fc.oneof(fc.nat(50), fc.constantFrom(largest, largest + 1, largest + 2, 2 ** 32 - 1));
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 100 }), number, (numbers, least) => {
      const condition = byLeast(Uint32Array.from(numbers), least);
      const slots = numbers.flatMap((each, slot) => (each >= least ? [slot] : []));
      expect(slotsOf(condition, numbers.length)).toEqual(slots);
      expect(numbers.flatMap((_, slot) => (condition.isMet(slot) ? [slot] : []))).toEqual(slots);
    }),
  );
});

const cases = [
  { name: 'bytes', columnOf: (codes: number[]) => Uint8Array.from(codes, (code) => code % 256), codes: 256 },
  { name: 'pairs of bytes', columnOf: (codes: number[]) => Uint16Array.from(codes), codes: 2 ** 16 },
];
it.each(cases)('finds the codes of a column of $name, wherever filling begins and ends', (example) => {
  const code = fc.oneof(fc.nat(5), fc.integer({ min: 250, max: 260 }), fc.constant(example.codes - 1));
  fc.assert(
    fc.property(fc.array(code, { minLength: 100, maxLength: 200 }), fc.array(code), (items, wanted) => {
      const column = example.columnOf(items);
      const condition = byCode(column, (each) => wanted.includes(each), example.codes);
      const slots = [...column].flatMap((each, slot) => (wanted.includes(each) ? [slot] : []));
      expect(slotsOf(condition, items.length)).toEqual(slots);
      expect([...column].flatMap((_, slot) => (condition.isMet(slot) ? [slot] : []))).toEqual(slots);
    }),
  );
});
