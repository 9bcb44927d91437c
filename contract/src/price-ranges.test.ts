import { expect, it } from 'vitest';
import { parsePriceRange, rentPriceRanges, rentRangeFrequency, salePriceRanges } from './price-ranges.ts';

it.each([
  ['5000-10000', 5_000, 10_000],
  ['0-500', 0, 500],
  ['720000+', 720_000, undefined],
  ['15000000+', 15_000_000, undefined],
  ['700-700', 700, 700],
  ['1-999999999999', 1, 999_999_999_999],
])('%s reaches from %s to %s', (text, min, max) => {
  expect(parsePriceRange(text)).toEqual(max === undefined ? { min } : { min, max });
});

const none = ['', '10000-5000', '5000', '-5', '5000-', '1e3-2e3', '5000 - 10000', 'x5000+', '5000+x', '+'];
it.each([...none, '1000000000000+', '0-1000000000000'])('%j is not a range', (text) => {
  expect(parsePriceRange(text)).toBeUndefined();
});

it.each([
  ['day', ['0-500', '500-1000', '1000-2000', '2000-5000']],
  ['week', ['3000-7000', '7000-15000', '15000-30000']],
  ['month', ['5000-10000', '10000-20000', '20000-35000', '35000-50000', '50000-75000']],
  ['year', ['60000-120000', '120000-240000', '240000-480000', '480000-720000', '720000+']],
] as const)('has the printed rents of a %s', (frequency, ranges) => {
  expect(rentPriceRanges(frequency)).toEqual(ranges);
  expect(ranges.map(rentRangeFrequency)).toEqual(ranges.map(() => frequency));
});

it('has the printed prices', () => {
  expect(salePriceRanges()).toEqual([
    '0-1000000',
    '1000000-2500000',
    '2500000-5000000',
    '5000000-7500000',
    '7500000-10000000',
    '10000000-15000000',
    '15000000+',
  ]);
});
