import { expect, it } from 'vitest';
import { typedAmount } from './typed-amount.ts';

it.each([
  ['12000', 12_000],
  ['0', 0],
  [' 12,50,000 ', 1_250_000],
  ['₹12,000/-', 12_000],
  ['Rs. 12000', 12_000],
  ['১২০০০', 12_000],
  ['12k', 12_000],
  ['12 K', 12_000],
  ['7.5k', 7_500],
  ['.5 lakh', 50_000],
  ['12 thousand', 12_000],
  ['12 hazar', 12_000],
  ['12 hajaar', 12_000],
  ['85l', 8_500_000],
  ['85 lakh', 8_500_000],
  ['85 lacs', 8_500_000],
  ['1.1 lakh', 110_000],
  ['1.2 cr', 12_000_000],
  ['2.25Crore', 22_500_000],
  ['2 koti', 20_000_000],
  ['1.2 million', 1_200_000],
  ['৮৫ লাখ', 8_500_000],
  ['১২ হাজার', 12_000],
  ['२ करोड़', 20_000_000],
  ['12 हज़ार', 12_000],
  ['999999999999', 999_999_999_999],
])('reads %j as %i', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

it.each([
  ['', undefined],
  ['lakh', undefined],
  ['85 la', undefined],
  ['85 lakhh', undefined],
  ['85 katha', undefined],
  ['-5', undefined],
  ['12.5', undefined],
  ['1e5', undefined],
  ['10-15k', undefined],
  ['12 15', undefined],
  ['on request', undefined],
  ['1000000000000', undefined],
  ['100000 cr', undefined],
])('does not read %j', (text, nothing) => {
  expect(typedAmount(text)).toBe(nothing);
});
