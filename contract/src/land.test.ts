import { afterEach, expect, it } from 'vitest';
import { useCityOfTests } from '../../server/test/city/cities.ts';
import { hasPrintedWeights, landTotal, landUnits, sizeOfLandUnit } from './land.ts';

afterEach(() => useCityOfTests('siliguri'));

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
  expect(landTotal(price, 'printed')).toBe(total);
});

it('uses the true sizes with the standard weights', () => {
  const price = {
    pricePerUnit: 1000,
    unit: 'sq foot',
    availableLandSpace: 1,
    availableLandSpaceUnit: 'katha',
  };
  expect(landTotal(price, 'standard')).toBe(720_000);
});

const weights = { katha: 1, bigha: 20, decimal: 0.8, acre: 66.67, 'sq foot': 0.000367 } as const;
const units = Object.keys(weights) as (keyof typeof weights)[];
const pairs = units.flatMap((space) => units.map((price) => [space, price] as const));

it.each(pairs)('a %s at a price per %s is weighed as printed', (space, unit) => {
  const price = { pricePerUnit: 1_000_000, unit, availableLandSpace: 3, availableLandSpaceUnit: space };
  expect(landTotal(price, 'printed')).toBe(Math.round(3 * (weights[space] / weights[unit]) * 1_000_000));
});

it.each([
  ['sq foot', 1],
  ['decimal', 435.6],
  ['katha', 720],
  ['bigha', 14_400],
  ['acre', 43_560],
])('measures a %s as West Bengal does', (unit, squareFeet) => {
  expect(sizeOfLandUnit(unit)).toBe(squareFeet);
});

it('has printed weights in Siliguri only', () => {
  expect(hasPrintedWeights()).toBe(true);
  useCityOfTests('kathmandu');
  expect(hasPrintedWeights()).toBe(false);
});

it.each(['printed', 'standard'] as const)(
  'sells the land of Kathmandu in ropani and aana by %s weights',
  (set) => {
    useCityOfTests('kathmandu');
    const price = {
      pricePerUnit: 3_000_000,
      unit: 'aana',
      availableLandSpace: 1.5,
      availableLandSpaceUnit: 'ropani',
    };
    expect(landTotal(price, set)).toBe(72_000_000);
  },
);

it('measures the land of Braga as its homes', () => {
  useCityOfTests('braga');
  expect(landUnits().map(({ unit }) => unit)).toEqual(['m²']);
  expect(sizeOfLandUnit('m²')).toBe(1);
  const price = { pricePerUnit: 85, unit: 'm²', availableLandSpace: 400, availableLandSpaceUnit: 'm²' };
  expect(landTotal(price, 'printed')).toBe(34_000);
});

it('rejects a unit of another city', () => {
  expect(() => sizeOfLandUnit('ropani')).toThrow('The city has no land unit ropani.');
});
