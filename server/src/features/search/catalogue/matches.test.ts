import { expect, it } from 'vitest';
import type { ColumnCondition } from './column-conditions.ts';
import { createMatches, keepWhere } from './matches.ts';

/** More than one block. */
const size = 100_000;
const slots = Uint32Array.from({ length: size + 10 }, (_, place) => size - 1 - place);

function condition(isMet: (slot: number) => boolean): ColumnCondition & { looked: number } {
  return {
    looked: 0,
    note() {},
    keep(some, count) {
      this.looked += count;
      return keepWhere(some, count, isMet);
    },
  };
}

const meeting = (...tests: ((slot: number) => boolean)[]) =>
  [...slots.subarray(0, size)].filter((slot) => tests.every((test) => test(slot)));
const isOdd = (slot: number) => slot % 2 === 1;
const isRare = (slot: number) => slot % 97 === 0;

it('keeps slots that meet every condition, in the given order', () => {
  const matches = createMatches();
  const found = matches.of({ slots, size }, [condition(isOdd), condition(isRare)]);
  expect([...found]).toEqual(meeting(isOdd, isRare));
  expect([...matches.of({ slots, size }, [])]).toEqual([...slots.subarray(0, size)]);
  expect([...matches.of({ slots, size: 0 }, [condition(isOdd)])]).toEqual([]);
});

it('stops at the limit', () => {
  const odd = condition(isOdd);
  const found = createMatches().of({ slots, size }, [odd], 8);
  expect([...found.subarray(0, 8)]).toEqual(meeting(isOdd).slice(0, 8));
  expect(odd.looked).toBeLessThan(size / 2);
});

it('evaluates the most selective condition first', () => {
  const odd = condition(isOdd);
  const rare = condition(isRare);
  createMatches().of({ slots, size }, [odd, rare]);
  expect(rare.looked).toBeGreaterThanOrEqual(size);
  expect(odd.looked).toBeLessThan(size / 20);
});

it('does not modify the order itself', () => {
  const before = slots.slice();
  createMatches()
    .of({ slots, size }, [condition(isOdd)])
    .fill(0);
  createMatches().of({ slots, size }, []).fill(0);
  expect(slots).toEqual(before);
});
