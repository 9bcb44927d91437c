import { expect, it } from 'vitest';
import { landTotals } from './land-totals.ts';

const typed = {
  pricePerUnit: '100000',
  unit: 'katha',
  availableLandSpace: '2',
  availableLandSpaceUnit: 'decimal',
};

it('adds the total by standard measures if the units differ', () => {
  expect(landTotals(typed, 'printed')).toEqual({ total: 160000, standard: 121000 });
  expect(landTotals({ ...typed, availableLandSpaceUnit: 'katha' }, 'printed')).toEqual({
    total: 200000,
    standard: undefined,
  });
});

it('is undefined until everything is typed', () => {
  expect(landTotals({ ...typed, pricePerUnit: '' }, 'printed')).toBeUndefined();
  expect(landTotals({ ...typed, availableLandSpace: 'two' }, 'printed')).toBeUndefined();
  expect(landTotals({ ...typed, unit: '' }, 'printed')).toBeUndefined();
});

it('uses the standard measures alone if the site does', () => {
  expect(landTotals(typed, 'standard')).toEqual({ total: 121000, standard: undefined });
});
