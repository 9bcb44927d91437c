import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const variants = {
  declarations: ['input count', 'local countPlural = count: plural'],
  selectors: ['countPlural'],
  match: { 'countPlural=one': 'a day', 'countPlural=other': '{count} days' },
};
const choice = { declarations: ['input a', 'input b'], selectors: ['a', 'b'] };

it.each<[what: string, written: unknown, problem: string]>([
  ['an unclosed brace', 'Hello {name', 'A brace or backslash in "Hello {name" does not enclose a parameter.'],
  ['a brace around words', 'Hello {the name}', 'A brace or backslash'],
  ['an empty text', ' ', 'A text is empty.'],
  ['a list of texts', ['a', 'b'], 'It is neither a text nor'],
  ['a number', 1, 'It is neither a text nor'],
  [
    'an undeclared parameter',
    { ...variants, match: { 'countPlural=other': '{total} days' } },
    'It uses total,',
  ],
  [
    'an unused parameter',
    { ...variants, declarations: [...variants.declarations, 'input day'] },
    'It declares day,',
  ],
  [
    'an unknown function',
    { ...variants, declarations: ['input count', 'local x = count: date'] },
    '"local x = count: date"',
  ],
  ['an undeclared selector', { ...variants, selectors: ['countPlural', 'kind'] }, 'It selects by kind,'],
  [
    'an unknown condition',
    { ...variants, match: { 'kind=one': 'a day' } },
    'It has no selector for kind=one.',
  ],
  [
    'a missing plural',
    { ...variants, match: { 'countPlural=one': 'a {count} day' } },
    'It has no variant for other.',
  ],
  [
    'a plural of another language',
    { ...variants, match: { ...variants.match, 'countPlural=few': 'x' } },
    'few is not a plural of this language: one, other.',
  ],
  [
    'a missing combination',
    { ...choice, match: { 'a=1, b=1': 'x', 'a=2, b=1': 'x', 'a=1, b=2': 'x' } },
    'It has no variant for 2, 2.',
  ],
])('rejects %s', (_, written, problem) => {
  expect(() =>
    readMessage(Array.isArray(written) ? written : typeof written === 'object' ? [written] : written, 'en'),
  ).toThrow(problem);
});

it('puts the most specific variant first', () => {
  const match = { 'a=*, b=*': 'any', 'a=1, b=*': 'one', 'a=1, b=2': 'both' };
  const { variants } = readMessage([{ ...choice, match }], 'en');
  expect(variants.map(({ text }) => text.join(''))).toEqual(['both', 'one', 'any']);
});
