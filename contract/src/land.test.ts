import { expect, it } from 'vitest';
import { landTotalRupees, landWeights, squareFeetOf } from './land.ts';
import { landUnits } from './vocabulary.ts';

it.each([
  [
    { pricePerUnit: 800_000, unit: 'katha', availableLandSpace: 2.5, availableLandSpaceUnit: 'bigha' },
    40_000_000,
  ],
  [
    { pricePerUnit: 800_000, unit: 'katha', availableLandSpace: 3, availableLandSpaceUnit: 'katha' },
    2_400_000,
  ],
  [
    { pricePerUnit: 500_000, unit: 'decimal', availableLandSpace: 1, availableLandSpaceUnit: 'acre' },
    41_668_750,
  ],
  [
    { pricePerUnit: 1000, unit: 'sq foot', availableLandSpace: 1, availableLandSpaceUnit: 'katha' },
    2_724_796,
  ],
  [
    { pricePerUnit: 2_000_000, unit: 'bigha', availableLandSpace: 720, availableLandSpaceUnit: 'sq foot' },
    26_424,
  ],
] as const)('%o costs %i rupees by the printed weights', (price, total) => {
  expect(landTotalRupees(price)).toBe(total);
});

it('uses West Bengal’s measures with the standard weights', () => {
  const price = {
    pricePerUnit: 1000,
    unit: 'sq foot',
    availableLandSpace: 1,
    availableLandSpaceUnit: 'katha',
  } as const;
  expect(landTotalRupees(price, landWeights.standard)).toBe(720_000);
});

const weights = { katha: 1, bigha: 20, decimal: 0.8, acre: 66.67, 'sq foot': 0.000367 } as const;
const units = Object.keys(weights) as (keyof typeof weights)[];
const pairs = units.flatMap((space) => units.map((price) => [space, price] as const));

it.each(pairs)('a %s at a price per %s is weighed as printed', (space, unit) => {
  const price = { pricePerUnit: 1_000_000, unit, availableLandSpace: 3, availableLandSpaceUnit: space };
  expect(landTotalRupees(price)).toBe(Math.round(3 * (weights[space] / weights[unit]) * 1_000_000));
});

it.each(landUnits)('measures a %s as West Bengal does', (unit) => {
  expect(squareFeetOf[unit]).toBeCloseTo(landWeights.standard[unit] * 720, 9);
});
