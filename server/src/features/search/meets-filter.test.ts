import fc from 'fast-check';
import { expect, it } from 'vitest';
import { someListings, someSearch } from '../../../test/random-catalogue.ts';
import { referenceSearch } from '../../../test/reference-search.ts';
import { listingSearch } from './listing-filter.ts';
import { selectionOf } from './meets-filter.ts';

it('selects the listings that a search finds', () => {
  fc.assert(
    fc.property(
      someListings('5f0000000000000000000001'),
      someSearch,
      fc.constantFrom(undefined, 'rent' as const, 'sell' as const),
      (listings, { q, within, shape, near, km, size, landmark, unitPrice, ...search }, intent) => {
        const selection = selectionOf(listingSearch(search, { words: undefined, intent }).filter);
        const listed = listings.map((row) => ({
          ...row,
          approval_status: 'approved' as const,
          hidden_at: null,
        }));
        const had = listed.filter((row) => selection.has({ ...row, has_pictures: row.pictureCount > 0 }));
        expect(new Set(had.map(({ id }) => id))).toEqual(new Set(referenceSearch(listed, search, intent)));
      },
    ),
    { numRuns: 300 },
  );
});

it('selects everything that words and places might find', () => {
  const within = { west: 88.4, south: 26.7, east: 88.41, north: 26.71 };
  const [row] = fc.sample(someListings('5f0000000000000000000001'), 1)[0] ?? [];
  expect(row).toBeDefined();
  const selection = selectionOf({ within, words: ['balcony'] });
  expect(row && selection.has({ ...row, has_pictures: false })).toBe(true);
});
