import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it.each([
  ['1,10,000', 110_000],
  ['₹ 15,000/-', 15_000],
  ['Rs. 12000', 12_000],
  ['45 L', 4_500_000],
  ['1.15 Lakhs', 115_000],
  ['1.2 Cr', 12_000_000],
  ['25k', 25_000],
  ['-2', -2],
  ['.5', 0.5],
])('reads %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it.each(['', 'about 5', '12 rooms', '1.2.3', 'lakh'])('does not read %j', (text) => {
  expect(readNumber(text)).toBeUndefined();
});
