import { expect, test } from 'vitest';
import { fold, soundKey } from './spelling.ts';
import { wordsOf } from './words-of.ts';

test.each([
  ['Dārjiling', 'darjiling'],
  ['  Margaret’s   Hope ', 'margarets hope'],
  ['7th Mile, Kalimpong', '7th mile kalimpong'],
  ['শিলিগুড়ি', ''],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('an empty text has no words', () => {
  expect(wordsOf(' - ')).toEqual([]);
});

test.each([
  ['sevoke', 'sebok'],
  ['naxalbari', 'naksalbari'],
  ['darjeeling', 'darjiling'],
  ['ashighar', 'asigarh'],
  ['shiv', 'sib'],
  ['road', 'rod'],
  ['bazar', 'bajaar'],
  ['phulbari', 'fulbari'],
  ['pradhan', 'pradan'],
  ['cooch', 'kooch'],
])('%s sounds like %s', (one, other) => {
  expect(soundKey(one)).toBe(soundKey(other));
});

test.each([
  ['matigara', 'matigada'],
  ['kota', 'kuta'],
  ['734001', '734011'],
])('%s does not sound like %s', (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other));
});
