import { expect, it } from 'vitest';
import { findPhrases } from './find-phrases.ts';
import { foldSpelling } from './fold-spelling.ts';
import type { PhraseGroup } from './phrases.ts';

const find = (text: string, group: PhraseGroup) => findPhrases(foldSpelling(text)).get(group);

it('returns every position of a phrase, from its first word to the word after its last', () => {
  expect(find('a gate pass, one more gate pass', 'pass')).toEqual([
    { start: 1, end: 3 },
    { start: 5, end: 7 },
  ]);
  expect(find('a gate', 'pass')).toBeUndefined();
  expect(find('gate a pass', 'pass')).toBeUndefined();
});

it.each([
  ['100', 1],
  ['99999', 1],
  ['99', 0],
  ['100000', 0],
  ['7x', 0],
])('reads %s as an amount: %i', (text, count) => {
  expect(find(text, 'money') ?? []).toHaveLength(count);
});

it('matches any ending where a phrase allows it, at its last word only', () => {
  expect(find('the charges', 'money')).toEqual([{ start: 1, end: 2 }]);
  expect(find('the tokenless', 'money')).toBeUndefined();
  expect(find('the recharge', 'money')).toBeUndefined();
  expect(find('visiting charges', 'pass')).toEqual([{ start: 0, end: 2 }]);
  expect(find('visitings charge', 'pass')).toBeUndefined();
});

it('finds several groups in one message', () => {
  expect([...findPhrases(foldSpelling('otp or pin')).keys()].toSorted()).toEqual(['code', 'pin']);
  expect(findPhrases([])).toEqual(new Map());
});
