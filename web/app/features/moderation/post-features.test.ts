import type { Listing } from '@thikana/contract/listings';
import { expect, it } from 'vitest';
import { postFeatures } from './post-features.ts';

const post: Listing = {
  _id: '65f000000000000000000001',
  title: 'A place near the market',
  description: 'Quiet and bright, with a view',
  intent: 'sell',
  propertyCategory: 'house',
  location: 'Hakimpara, Siliguri',
  area: 'hakimpara',
  coordinates: { type: 'Point', coordinates: [88.43, 26.71] },
  pictures: [],
  approvalStatus: 'pending',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

it('lists the features of a home', () => {
  const house = { ...post, bedrooms: 3, bathrooms: 2, builtUpArea: 1250, floor: 1 };
  expect(postFeatures(house)).toEqual(['3 BHK', '2 Bath', '1,250 sq.ft', 'Floor 1']);
});

it('shows the ground floor', () => {
  expect(postFeatures({ ...post, floor: 0 })).toEqual(['Ground floor']);
});

it('shows the area of a shop and the size of land', () => {
  expect(postFeatures({ ...post, propertyCategory: 'shop', shopArea: 300 })).toEqual(['300 sq.ft']);
  const land = { ...post, availableLandSpace: 2.5, availableLandSpaceUnit: 'katha' } as const;
  expect(postFeatures(land)).toEqual(['2.5 katha']);
});

it('leaves out missing values', () => {
  expect(postFeatures(post)).toEqual([]);
});
