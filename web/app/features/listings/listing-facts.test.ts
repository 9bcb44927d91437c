import { expect, it } from 'vitest';
import { aListing } from '../../../test/listings.ts';
import { listingFacts } from './listing-facts.ts';

it.each([
  [true, ['Flat/Apartment', '2 BHK', '1 Bath', '1,250 sq.ft', 'Lift']],
  [false, ['Flat/Apartment', '2 BHK', '1 Bath', '1,250 sq.ft']],
])('mentions a lift only if there is one: %s', (lift, facts) => {
  expect(listingFacts({ ...aListing('flat rent'), lift })).toEqual(facts);
});
