import { expect, it } from 'vitest';
import { cardPrice, confirmedAge, duration, fullPrice, number, postedAge, weight } from './format.ts';

it('formats numbers like the browser', () => {
  const written = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
  for (const value of [0, -1234.5, 0.005, 999.995, 1e12, 123_456_789.125])
    expect(number(value)).toBe(written.format(value));
  for (let price = 0; price < 20_000_000; price += 1009) {
    expect(number(price)).toBe(written.format(price));
    expect(number(price / 100_000)).toBe(written.format(price / 100_000));
  }
});

it.each([
  [undefined, 'Price on request'],
  [0, 'Price on request'],
  [500, '₹500'],
  [99_999, '₹99,999'],
  [100_000, '₹1 L'],
  [1_255_000, '₹12.55 L'],
  [9_999_499, '₹99.99 L'],
  [9_999_500, '₹1 C'],
  [9_999_999, '₹1 C'],
  [10_000_000, '₹1 C'],
  [12_345_678, '₹1.23 C'],
])('a card shows %s as %s', (value, text) => {
  expect(cardPrice(value)).toBe(text);
});

it.each([
  [undefined, 'Price on request'],
  [12_345_678, '₹1,23,45,678'],
  [99_999, '₹99,999'],
])('a detail page shows %s as %s', (value, text) => {
  expect(fullPrice(value)).toBe(text);
});

it.each([
  [0, 'Posted Today'],
  [23.9, 'Posted Today'],
  [24, 'Posted 1 day ago'],
  [48, 'Posted 2 days ago'],
  [-5, 'Posted Today'],
])('%s hours after posting it says %s', (hours, text) => {
  const posted = 1_790_000_000;
  const id = `${posted.toString(16)}0000000000000000`;
  expect(postedAge(id, (posted + hours * 3600) * 1000)).toBe(text);
});

it('shows when a listing was confirmed', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  expect(confirmedAge('2026-11-21T09:00:00Z', now)).toBe('Confirmed Today');
  expect(confirmedAge('2026-11-12T09:00:00Z', now)).toBe('Confirmed 9 days ago');
});

it.each([
  [1, 'month', '1 month'],
  [11, 'month', '11 months'],
] as const)('%s %s is %s', (count, unit, text) => {
  expect(duration(count, unit)).toBe(text);
});

it.each([
  [66.67, '66.67'],
  [0.000367, '0.000367'],
  [1 / 720, '0.001389'],
])('the weight %d is %s', (value, text) => {
  expect(weight(value)).toBe(text);
});
