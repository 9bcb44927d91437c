import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packWords } from './packed-words.ts';
import { createWordNumbers } from './word-numbers.ts';

/** Often with a beginning that others have, in several scripts, and some longer than a byte can count. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'ba', 'ঘ', 'र', '𑒓'), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }).filter((text) => text.isWellFormed()),
  fc.nat(400).map((length) => `${'long'.repeat(100)}${length}`),
);

it('finds each packed word, and the words with each prefix in the order of their bytes', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 200 }),
      fc.array(word, { maxLength: 20 }),
      (words, others) => {
        const packed = packWords(words.map((each, number) => [each, number]));
        const inOrder = words.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
        for (const each of [...words, ...others]) {
          const number = words.indexOf(each);
          expect(packed.numberOf(each)).toBe(number < 0 ? undefined : number);
          const beginning = each.slice(0, 2);
          const visited: [string, number][] = [];
          packed.forEach(beginning, (number, found) => visited.push([found, number]) === 50);
          const having = inOrder.filter((found) => beginning.isWellFormed() && found.startsWith(beginning));
          if (beginning.isWellFormed())
            expect(visited).toEqual(having.slice(0, 50).map((found) => [found, words.indexOf(found)]));
        }
      },
    ),
    { numRuns: 200 },
  );
});

it('numbers new words on, before and after they are packed', () => {
  const numbers = createWordNumbers(['lane', 'lift']);
  const many = Array.from({ length: 6_000 }, (_, place) => `word${place}`);
  const numbersOf = () => ['lift', 'word0', 'word5999', 'garden'].map(numbers.numberOf);
  for (const each of many) numbers.add(each);
  const before = numbersOf();
  const beginning: string[] = [];
  numbers.forEach('word599', (_, each) => beginning.push(each) < 0);
  expect(numbersOf()).toEqual(before);
  expect(before).toEqual([1, 2, 6_001, undefined]);
  expect(beginning.toSorted()).toEqual(many.filter((each) => each.startsWith('word599')).toSorted());
  expect(numbers.add('garden')).toBe(6_002);
  expect(numbers.all()).toEqual(['lane', 'lift', ...many, 'garden']);
});
