import { expect, it } from 'vitest';
import { priceSteps } from './price-steps.ts';

it('divides the ranges of the search form, from 0', () => {
  const steps = priceSteps({ intent: 'rent', frequency: 'month' });
  expect(steps.slice(0, 7)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000]);
  expect(steps.slice(-3)).toEqual([65_000, 70_000, 75_000]);
});

it('ends where an open range begins', () => {
  expect(priceSteps({ intent: 'sell' }).slice(-3)).toEqual([13_000_000, 14_000_000, 15_000_000]);
  expect(priceSteps({ intent: 'rent', frequency: 'day' })[0]).toBe(0);
});
