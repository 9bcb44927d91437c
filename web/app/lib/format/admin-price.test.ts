import { expect, it } from 'vitest';
import { adminPrice } from './admin-price.ts';

it.each([
  [undefined, undefined, 'Price not set'],
  [999, undefined, '₹999'],
  [1_000, undefined, '₹1.0K'],
  [99_949, undefined, '₹99.9K'],
  [99_950, undefined, '₹1.0L'],
  [99_999, undefined, '₹1.0L'],
  [100_000, undefined, '₹1.0L'],
  [9_500_000, undefined, '₹95.0L'],
  [9_995_000, undefined, '₹1.0Cr'],
  [9_999_999, undefined, '₹1.0Cr'],
  [10_000_000, undefined, '₹1.0Cr'],
  [123_456_789, undefined, '₹12.3Cr'],
  [12_000, 'month', '₹12.0K/month'],
] as const)('an administrator sees %s per %s as %s', (value, frequency, text) => {
  expect(adminPrice(value, frequency)).toBe(text);
});
