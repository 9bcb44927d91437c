import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atOnce } from '../../../../lib/steps.ts';
import { closenessOf, partOf } from '../../closeness.ts';
import { closenessScale, fieldScores } from '../../ranking.ts';
import { bitmapLength, hasBit, setBit } from '../bitmaps.ts';
import { gone } from '../catalogue-columns.ts';
import { createPostings, type Postings } from './postings.ts';
import { createWordIndex } from './word-index.ts';

const word = fc.constantFrom(
  'lane',
  'lift',
  'lifts',
  'garden',
  'gard',
  "o'hara",
  'c\\d',
  'বাড়ি',
  'a'.repeat(40),
);
const wanted = fc.oneof(
  word,
  fc.tuple(word, word).map((each) => each.join('|')),
);
const places = fc.array(fc.tuple(fc.constantFrom(0, 1, 2), fc.integer({ min: 1, max: 150 })), {
  minLength: 1,
  maxLength: 3,
});
const words = fc.dictionary(word, places, { maxKeys: 6 });
/** Removes the listing in the slot, if any, and adds another. */
const action = fc.record({ leaves: fc.nat(60), words: fc.option(words, { freq: 3 }) });
/** Fields and positions. */
type Words = Record<string, [field: number, position: number][]>;

const letters = ['C', 'B', 'A'];
/** A vector as the database writes it. */
function vectorOf(known: Words): string {
  return Object.entries(known)
    .map(([each, fields]) => {
      const quoted = each.replaceAll('\\', '\\\\').replaceAll("'", "''");
      return `'${quoted}':${fields
        .toSorted(([, one], [, other]) => one - other)
        .map(([field, position]) => `${position}${letters[field]}`)
        .join(',')}`;
    })
    .join(' ');
}

/** Of each word, the field where it counts most and its first position there. */
function plainRank(known: Words, wanted: readonly string[]): number {
  const best = wanted.flatMap((each) => {
    const places = Object.entries(known)
      .filter(([have]) => each.split('|').some((word) => have.startsWith(word)))
      .flatMap(([, fields]) => fields)
      .sort(([one, before], [other, after]) => other - one || before - after);
    return places.slice(0, 1);
  });
  const score = best.reduce((sum, [field]) => sum + (fieldScores[field] as number), 0);
  const parts = best.map(([field, position]) => (field === 0 ? partOf(position) : 0));
  const closeness = closenessOf(Math.max(...parts) - Math.min(...parts));
  return score === 0 ? 0 : score * closenessScale + closeness;
}

it('finds the same as a linear scan after any changes', () => {
  fc.assert(
    fc.property(
      fc.array(action, { maxLength: 120 }),
      fc.array(fc.uniqueArray(wanted, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 5 }),
      fc.nat(120),
      fc.record({ every: fc.constantFrom(1, 2), enough: fc.option(fc.nat(8), { nil: undefined }) }),
      (actions, searches, renumberedAfter, { every, enough }) => {
        let slots: (Words | undefined)[] = [];
        const index = createWordIndex((slot) => slots[slot] !== undefined);
        actions.forEach(({ leaves, words: known }, place) => {
          if (leaves < slots.length) slots[leaves] = undefined;
          if (known) index.put(slots.push(known) - 1, vectorOf(known));
          if (place !== renumberedAfter) return;
          const kept = slots.filter((each) => each !== undefined);
          index.renumber(Uint32Array.from(slots, (each) => (each ? kept.indexOf(each) : gone)));
          slots = kept;
        });
        for (const wanted of searches) {
          const among = new Uint32Array(bitmapLength(slots.length));
          const isAmong = (slot: number) => slots[slot] !== undefined && slot % every === 0;
          for (const slot of slots.keys()) if (isAmong(slot)) setBit(among, slot);
          const { scores, matching, haveAll } = atOnce(index.rank(wanted, among, enough));
          const all = atOnce(index.having(wanted, slots.length));
          const hasAll = (known: Words) => wanted.every((word) => plainRank(known, [word]) > 0);
          const withAll = slots.filter((known, slot) => isAmong(slot) && known && hasAll(known)).length;
          expect(haveAll).toBe(wanted.length > 1 && enough !== undefined && withAll >= enough);
          slots.forEach((known, slot) => {
            if (!known) return;
            const isRanked = isAmong(slot) && (haveAll ? hasAll(known) : plainRank(known, wanted) > 0);
            expect(hasBit(matching, slot)).toBe(isRanked);
            if (isRanked) expect(scores[slot]).toBe(plainRank(known, wanted));
            expect(hasBit(all, slot)).toBe(hasAll(known));
          });
          const [first = ''] = (wanted[0] ?? '').split('|');
          const having = slots.flatMap((known, slot) => (known && first in known ? [slot] : []));
          expect(index.slotsWith(first, 200).sort()).toEqual(having.sort());
          expect(index.has(first)).toBe(slots.some((known) => known && plainRank(known, [first]) > 0));
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('stops when the visitor is satisfied', () => {
  const index = createWordIndex(() => true);
  for (let slot = 0; slot < 30; slot += 1) index.put(slot, slot % 3 ? `'lane':1A` : `'lane':2C`);
  expect(index.slotsWith('lane', 12)).toHaveLength(10 + 12);
  expect(index.countOf('lane')).toBe(30);
});

it('keeps numbers of any size in order, across all chunk sizes', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.oneof(fc.nat(3_000), fc.nat(0x1fffffff)), { maxLength: 3_000, minLength: 1_000 }),
      (numbers) => {
        const postings = createPostings(hasNotes);
        const sorted = numbers.sort((one, other) => one - other);
        sorted.forEach((number, place) => {
          postings.append(place % 3, number, noteOf(place % 3, number));
        });
        for (const list of [0, 1, 2])
          expect(contents(postings, list)).toEqual(sorted.filter((_, place) => place % 3 === list));
      },
    ),
    { numRuns: 20 },
  );
});

it.each([
  ['every number', () => 1],
  ['every other one', () => 2],
  ['one in a thousand', () => 1_000],
  ['runs far apart', (number: number) => (number % 50 === 49 ? 100_000 : 1)],
])('keeps %s across many chunks', (_name, step) => {
  const postings = createPostings(hasNotes);
  const numbers: number[] = [];
  for (let number = 0, at = 0; number < 200_000; number += 1, at += step(number)) {
    numbers.push(at);
    postings.append(5, at, noteOf(5, at));
  }
  expect(contents(postings, 5)).toEqual(numbers);
  expect(postings.count(5)).toBe(200_000);
});

const hasNotes = (list: number) => list !== 1;
const noteOf = (list: number, number: number) => (hasNotes(list) ? number % 4 : 0);

function contents(postings: Postings, list: number): number[] {
  const read: number[] = [];
  for (const { numbers, notes, count } of postings.parts(list)) {
    for (let at = 0; at < count; at += 1) {
      expect(notes[at]).toBe(noteOf(list, numbers[at] as number));
      read.push(numbers[at] as number);
    }
  }
  return read;
}
