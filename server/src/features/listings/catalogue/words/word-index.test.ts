import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldWeights } from './field-weights.ts';
import { createPostings } from './postings.ts';
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
const places = fc.array(fc.constantFrom(0, 1, 2), { minLength: 1, maxLength: 3 });
const words = fc.dictionary(word, places, { maxKeys: 6 });
const action = fc.record({ slot: fc.nat(40), words: fc.option(words, { freq: 3 }) });
type Words = Record<string, number[]>;

const letters = ['C', 'B', 'A'];
/** As the database writes a vector. */
function vectorOf(known: Words): string {
  return Object.entries(known)
    .map(([each, fields]) => {
      const quoted = each.replaceAll('\\', '\\\\').replaceAll("'", "''");
      return `'${quoted}':${fields.map((field, place) => `${place + 1}${letters[field]}`).join(',')}`;
    })
    .join(' ');
}

function plainScore(known: Words, wanted: readonly string[]): number {
  const best = wanted.map((each) =>
    Math.max(
      0,
      ...Object.entries(known)
        .filter(([have]) => have.startsWith(each))
        .flatMap(([, fields]) => fields.map((field) => fieldWeights[field] as number)),
    ),
  );
  return best.includes(0) ? 0 : best.reduce((sum, each) => sum + each, 0);
}

it('finds what a plain look at every listing finds, whatever comes and goes', () => {
  fc.assert(
    fc.property(
      fc.array(action, { maxLength: 120 }),
      fc.array(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 5 }),
      (actions, searches) => {
        const index = createWordIndex();
        const listings = new Map<number, Words>();
        for (const { slot, words: known } of actions) {
          if (listings.delete(slot)) index.remove(slot);
          if (!known) continue;
          listings.set(slot, known);
          index.put(slot, vectorOf(known));
        }
        for (const wanted of searches) {
          const expected = Array.from({ length: 41 }, (_, slot) =>
            plainScore(listings.get(slot) ?? {}, wanted),
          );
          expect([...index.score(wanted, 41)]).toEqual(expected);
          const [first = ''] = wanted;
          const having = [...listings].filter(([, known]) => first in known).map(([slot]) => slot);
          expect(index.slotsWith(first, 50).sort()).toEqual(having.sort());
          expect(index.has(first)).toBe(
            [...listings.values()].some((known) => plainScore(known, [first]) > 0),
          );
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('writes its lists again when many have gone, and finds the same', () => {
  const index = createWordIndex();
  for (let slot = 0; slot < 30_000; slot += 1) index.put(slot, `'lane':1A 'only${slot}':2C`);
  for (let slot = 0; slot < 20_000; slot += 1) index.remove(slot);
  expect(index.has('only100')).toBe(false);
  expect(index.slotsWith('only25000', 3)).toEqual([25_000]);
  const scores = index.score(['lane'], 30_000);
  expect(scores.indexOf(4)).toBe(20_000);
  expect(scores.filter((score) => score === 4)).toHaveLength(10_000);
  index.put(7, `'lane':1C`);
  expect(index.score(['lane'], 30_000)[7]).toBe(1);
});

it('keeps numbers of any size in order, through every size of slice', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.oneof(fc.nat(3_000), fc.nat(0x1fffffff)), { maxLength: 3_000, minLength: 1_000 }),
      (numbers) => {
        const postings = createPostings();
        const sorted = numbers.sort((one, other) => one - other);
        sorted.forEach((number, place) => {
          postings.append(place % 3, number, place % fieldWeights.length);
        });
        for (const list of [0, 1, 2]) {
          const read: [number, number][] = [];
          postings.forEach(list, (number, weight) => {
            read.push([number, weight]);
            return undefined;
          });
          const wanted = sorted.map((number, place) => [number, place % fieldWeights.length, place % 3]);
          expect(read).toEqual(
            wanted.filter(([, , of]) => of === list).map(([number, weight]) => [number, weight]),
          );
        }
      },
    ),
    { numRuns: 20 },
  );
});

it('keeps a list of many slices', () => {
  const postings = createPostings();
  const many = 1_400_000;
  for (let number = 0; number < many; number += 1) postings.append(number % 2, number * 3, number % 3);
  let expected = 0;
  postings.forEach(0, (number, weight) => {
    if (number !== expected * 3 || weight !== expected % 3)
      throw new Error(`${number} instead of ${expected * 3}`);
    expected += 2;
    return undefined;
  });
  expect(expected).toBe(many);
  expect(postings.count(0)).toBe(many / 2);
});
