import { afterEach, expect, it } from 'vitest';
import { useCityOfTests } from '../../server/test/city/cities.ts';
import { amountText, currencySign, numberText, round } from './number-text.ts';

afterEach(() => useCityOfTests('siliguri'));

it.each([
  ['siliguri', '₹12,34,567', '₹'],
  ['kathmandu', 'Rs\u00a012,34,567', 'Rs'],
  ['braga', '€1,234,567', '€'],
] as const)('in %s an amount is %s', (city, text, sign) => {
  useCityOfTests(city);
  expect([amountText(1_234_567), currencySign()]).toEqual([text, sign]);
});

it.each([
  [1_00_000, '1,00,000', '100,000'],
  [12_345_678.5, '1,23,45,678.5', '12,345,678.5'],
  [999, '999', '999'],
  [0, '0', '0'],
  [-1_500, '-1,500', '-1,500'],
])('%d is grouped as %s in Siliguri and as %s in Braga', (value, inSiliguri, inBraga) => {
  expect(numberText(value)).toBe(inSiliguri);
  useCityOfTests('braga');
  expect(numberText(value)).toBe(inBraga);
});

it('rounds halves away from zero', () => {
  expect([round(1.005, 2), round(-2.5, 0), numberText(99.999)]).toEqual([1.01, -3, '100']);
});
