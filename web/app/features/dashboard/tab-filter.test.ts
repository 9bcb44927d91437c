import { expect, it } from 'vitest';
import { listingsOfTab, toListingTab } from './tab-filter.ts';

const listings = [
  { id: 1, approvalStatus: 'pending' },
  { id: 2, approvalStatus: 'approved' },
  { id: 3, approvalStatus: 'rejected' },
  { id: 4, approvalStatus: 'pending' },
  { id: 5, approvalStatus: 'approved', availability: { state: 'closed' } },
  { id: 6, approvalStatus: 'approved', availability: { state: 'lapsed' } },
] as const;

it('shows the listings of a tab in their order; rented and sold ones are not active', () => {
  expect(listingsOfTab(listings, 'all')).toEqual(listings);
  expect(listingsOfTab(listings, 'pending').map(({ id }) => id)).toEqual([1, 4]);
  expect(listingsOfTab(listings, 'approved').map(({ id }) => id)).toEqual([2, 6]);
});

it('opens all listings for a tab that does not exist', () => {
  expect(toListingTab('rejected')).toBe('rejected');
  expect(toListingTab('sold')).toBe('all');
  expect(toListingTab(null)).toBe('all');
});
