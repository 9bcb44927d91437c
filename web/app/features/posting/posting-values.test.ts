import type { ManagedListing } from '@thikana/contract/own-listings';
import { describe, expect, it } from 'vitest';
import {
  emptyValues,
  fieldsOf,
  firstValues,
  hasDetails,
  valuesForCategory,
  valuesOf,
} from './posting-values.ts';

const land = {
  _id: '6710a0000000000000000001',
  title: 'Five katha by the river',
  description: 'Dry all year, road on two sides.',
  intent: 'sell',
  propertyCategory: 'land',
  location: 'Matigara',
  area: 'matigara',
  coordinates: { type: 'Point', coordinates: [88.38, 26.71] },
  pictures: [],
  gallery: [],
  approvalStatus: 'rejected',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  pricePerUnit: 900000,
  unit: 'katha',
  availableLandSpace: 5,
  availableLandSpaceUnit: 'katha',
  totalPrice: 4500000,
} satisfies ManagedListing;

describe('the fields of a category', () => {
  it('follow from the contract', () => {
    expect(fieldsOf('sell', 'land')).toContain('availableLandSpaceUnit');
    expect(fieldsOf('sell', 'land')).not.toContain('bedrooms');
    expect(fieldsOf('rent', 'house')).toEqual(expect.arrayContaining(['floor', 'frequency']));
    expect(fieldsOf('rent', 'flat')).not.toContain('floor');
  });

  it('are empty if the category is not offered', () => {
    expect(fieldsOf('rent', 'land')).toEqual([]);
    expect(fieldsOf('rent', '')).toEqual([]);
  });
});

it('converts a posted listing to form values', () => {
  expect(valuesOf(land)).toEqual({
    ...emptyValues,
    propertyCategory: 'land',
    title: land.title,
    description: land.description,
    location: 'Matigara',
    coordinates: land.coordinates,
    pricePerUnit: '900000',
    unit: 'katha',
    availableLandSpace: '5',
    availableLandSpaceUnit: 'katha',
  });
});

describe('another category', () => {
  it('starts with the details of a new post', () => {
    expect(valuesForCategory('house', valuesOf(land))).toEqual({
      ...firstValues(),
      propertyCategory: 'house',
    });
  });

  it('restores the details of the original one', () => {
    expect(valuesForCategory('land', valuesOf(land)).title).toBe(land.title);
  });
});

it('detects entered details', () => {
  expect(hasDetails({ ...emptyValues, propertyCategory: 'flat' })).toBe(false);
  expect(hasDetails(firstValues())).toBe(false);
  expect(hasDetails({ ...emptyValues, title: 'A' })).toBe(true);
  expect(hasDetails({ ...emptyValues, frequency: 'week' })).toBe(true);
});
