import { expect, it } from 'vitest';
import { withUsualPeriod } from './short-stay.ts';

it.each([
  ['nothing', {}, 'month,year'],
  ['an empty period', { period: '', priceRange: '' }, 'month,year'],
  ['a range per month', { priceRange: '5000-10000' }, 'month,year'],
  ['a typed range', { priceRange: '0-900' }, 'month,year'],
  ['a period', { period: 'week' }, 'week'],
  ['a range per day', { priceRange: '500-1000' }, undefined],
  ['a range per week', { priceRange: '7000-15000' }, undefined],
])('a search among rents with %s is for certain periods', (_, search, period) => {
  expect(withUsualPeriod<{ period?: string; priceRange?: string }>(search).period).toBe(period);
});
