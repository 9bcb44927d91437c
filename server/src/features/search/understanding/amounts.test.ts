import { afterEach, describe, expect, it } from 'vitest';
import { useCityOfTests } from '../../../../test/city/cities.ts';
import { findAmounts } from './amounts.ts';

it.each([
  ['15 hajar', '0-15000'],
  ['15 হাজার', '0-15000'],
  ['15 लाख', '0-1500000'],
  ['15 লাখ', '0-1500000'],
  ['15 লক্ষ', '0-1500000'],
  ['15 हजार', '0-15000'],
  ['15 हज़ार'.normalize('NFC'), '0-15000'],
  ['2 কোটি', '0-20000000'],
  ['2 करोड़'.normalize('NFC'), '0-20000000'],
  ['15 thousand', '0-15000'],
  ['1.5 cr', '0-15000000'],
  ['9000 er niche', '0-9000'],
  ['9000 se kam', '0-9000'],
  ['9000 tak', '0-9000'],
  ['9000 or less', '0-9000'],
  ['Rs. 9k', '0-9000'],
  ['₹ 9k to 12k', '9000-12000'],
  ['10-20k', '10000-20000'],
  ['at least 9000', '9000+'],
])('reads the amount %s', (text, priceRange) => {
  expect(findAmounts(text)?.priceRange).toBe(priceRange);
});

it.each(['9000', 'under 20', '9 kilometres', '15kitchens'])('finds no amount in %s', (text) => {
  expect(findAmounts(text)).toBeUndefined();
});

describe('in another city', () => {
  afterEach(() => useCityOfTests('siliguri'));

  it.each([
    ['kathmandu', 'under 25k', '0-25000'],
    ['kathmandu', 'रू 25000 to 40000', '25000-40000'],
    ['kathmandu', '1.5 crore', '0-15000000'],
    ['kathmandu', 'npr 20k', '0-20000'],
    ['braga', 'under 900 euros', '0-900'],
    ['braga', '€700-900', '700-900'],
    ['braga', 'below 900€', '0-900'],
    ['braga', '1.2 million', '0-1200000'],
    ['braga', '250k', '0-250000'],
  ] as const)('%s reads the amount %s', (city, text, priceRange) => {
    useCityOfTests(city);
    expect(findAmounts(text)?.priceRange).toBe(priceRange);
  });

  it.each([
    ['braga', '15 lakh'],
    ['braga', '2 crore'],
    ['siliguri', '2 million'],
    ['braga', 'under 20'],
  ] as const)('%s finds no amount in %s', (city, text) => {
    useCityOfTests(city);
    expect(findAmounts(text)).toBeUndefined();
  });
});
