import { describe, expect, it } from 'vitest';
import { emailAddress } from './account-forms.ts';
import { cleanText } from './clean-text.ts';
import {
  blankToUndefined,
  booleanFromText,
  idSchema,
  idTime,
  lineOfText,
  numberFromText,
  objectFromText,
  pageNumber,
} from './fields.ts';

it('the first eight digits of an id are its creation time', () => {
  expect(idTime('6740000000000000000000a1')).toEqual(new Date(0x67400000 * 1000));
});

it.each([
  ['6740000000000000000000a1', true],
  ['6740000000000000000000a', false],
  ['6740000000000000000000g1', false],
  ['6740000000000000000000A1', false],
  ['g6740000000000000000000a1', false],
  ['6740000000000000000000a1g', false],
])('%s is an id: %s', (text, isId) => {
  expect(idSchema.safeParse(text).success).toBe(isId);
});

it.each([
  ['1', true],
  ['1000000', true],
  ['0', false],
  ['1000001', false],
  ['1.5', false],
  ['two', false],
])('%s is the number of a page: %s', (text, isPage) => {
  expect(pageNumber.safeParse(text).success).toBe(isPage);
});

it.each([
  [' 7 ', 7],
  ['-1.25', -1.25],
  ['10.50', 10.5],
  [' ', undefined],
  ['1.', '1.'],
  ['.5', '.5'],
  ['--1', '--1'],
  ['1e3', '1e3'],
  ['x1', 'x1'],
  ['1x', '1x'],
  [true, true],
])('reads %j as the number %j', (value, read) => {
  expect(numberFromText(value)).toBe(read);
});

it.each([
  ...['true', 'on', 'yes', ' YES '].map((text) => [text, true] as const),
  ...['false', 'no', '', ' '].map((text) => [text, false] as const),
  ...['off', 'y', 1, undefined].map((value) => [value, value] as const),
])('reads the checkbox %j as %j', (value, read) => {
  expect(booleanFromText(value)).toBe(read);
});

it.each([
  [' ', undefined],
  [' a ', ' a '],
  [0, 0],
])('reads %j as %j', (value, read) => {
  expect(blankToUndefined(value)).toBe(read);
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['{"a":', '{"a":'],
  [' ', undefined],
  [[1], [1]],
])('reads %j as the object %j', (value, read) => {
  expect(objectFromText(value)).toEqual(read);
});

it.each([
  ['a', undefined],
  ['abc', undefined],
  [' abc ', undefined],
  ['abcd', 'Name must be at most 3 characters long.'],
  [' ', 'Name is required.'],
  [7, 'Name is required.'],
])('answers the line %j with %j', (value, text) => {
  expect(lineOfText(() => 'Name', 3).safeParse(value).error?.issues[0]?.message).toBe(text);
});

describe('a line of text', () => {
  it.each([
    ['controls', 'a\0b\u0007c\u007fd\u009fe', 'abcde'],
    ['turns of direction', '\u202eevil\u202c \u2066a\u2069\u200e\u200f\u061c', 'evil a'],
    ['what has no width', 'sc\u200bam \ufefftok\u2060en so\u00adft \u180ex', 'scam token soft x'],
    ['fillers that look like nothing', '\u3164\u115f\u1160\uffa0\u2800 x', 'x'],
    ['tags and other variants', 'a\u{e0041}\u{e007f}b\u{e0100}', 'ab'],
    ['halves of pairs and no characters', 'a\ud800b\udc00c\uffff\ufdd0\u{10ffff}', 'abc'],
    ['joiners of nothing', '\u200d\u200ca\u200db1\u200c2 \u200d', 'ab12'],
    ['heaps of marks', `e${'\u0323'.repeat(100)}x`, `\u1eb9${'\u0323'.repeat(6)}x`],
    ['line breaks of every kind', 'a\r\nb\u2028c\u2029d\x85e\vf\tg', 'a b c d e f g'],
  ])('removes %s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it.each([
    ['Bengali', 'র‍্যাব, আৎকা, ক্‌ষ'],
    ['Hindi', 'क्‍ष और क़ँ, शर्मा जी'],
    ['Nepali', 'गर्‍यो'],
    ['Tibetan', 'བསྒྲུབས་'],
    ['emoji', '👩‍👩‍👧 👍🏽 ❤️‍🔥 1️⃣'],
    ['Vietnamese', 'Nguyễn'],
  ])('keeps %s unchanged', (_, text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'));
  });

  it('keeps line breaks where they are allowed', () => {
    expect(cleanText('a\r\n\r\n\r\nb\u2028c\td', { lines: true })).toBe('a\n\nb\nc\td');
  });
});

it.each([
  ...['asha@example.org', 'a.b+c@sub.example.org', "o'neil@example.org", 'আশা@example.org'].map(
    (address) => [address, true] as const,
  ),
  ...['asha', 'asha@', '@example.org', 'a b@example.org', 'a@b@c.org', '<a@b.org>', '"a"@b.org'].map(
    (address) => [address, false] as const,
  ),
  // Several recipients, or characters that look like others.
  ...[
    'x,asha@example.org',
    'g:asha@example.org;',
    '(x)asha@example.org',
    'asha@example.org;x',
    'a\\@b.org',
  ].map((address) => [address, false] as const),
  ...['asha\u200b@example.org', 'asha@example.org\u202e', 'a\0@b.org', 'a\ud800@b.org', 'a\u3164@b.org'].map(
    (address) => [address, false] as const,
  ),
])('%o is an email address: %s', (address, isAddress) => {
  expect(emailAddress.safeParse(address).success).toBe(isAddress);
});
