import type { SavedFilter } from '@thikana/contract/alerts';
import { resultsPath } from '@thikana/contract/list-paths';
import { searchFilterQuery } from '@thikana/contract/search/search';
import { describe, expect, it } from 'vitest';
import { savedQuery } from '../saved-searches/saved-searches.feature.ts';
import { describeSearch } from './describe-search.ts';

describe.each<[SavedFilter, string, string]>([
  [{}, 'Properties', '/properties'],
  [
    { purpose: 'rent', propertyType: 'house,flat' },
    'Houses and flats to rent',
    '/rentals?propertyType=flat%2Chouse',
  ],
  [
    { purpose: 'buy', location: 'matigara,sevoke', priceRange: '1000000+' },
    'Properties to buy in Matigara or Sevoke Road, ₹10,00,000 and above',
    '/buys?location=matigara%2Csevoke&priceRange=1000000%2B',
  ],
  [
    { q: 'quiet lane', bedrooms: '1', furnishing: 'unfurnished', with: 'parking,pictures', posted: '7' },
    'Properties, “quiet lane”, at least 1 bedroom, unfurnished, with parking and pictures, posted within 7 days',
    '/properties?bedrooms=1&furnishing=unfurnished&posted=7&q=quiet+lane&with=parking%2Cpictures',
  ],
  [{ q: '"office"' }, 'Properties, “office”', '/properties?q=%22office%22'],
  [{ rooms: '3,2' }, 'Properties, 2 or 3 bedrooms', '/properties?rooms=2%2C3'],
  [{ rooms: '4+,2' }, 'Properties, 2 or 4+ bedrooms', '/properties?rooms=2%2C4%2B'],
  [
    { within: '88.4,26.7,88.5,26.8' },
    'Properties, in a part of the map',
    '/properties?within=88.4%2C26.7%2C88.5%2C26.8',
  ],
  [
    { size: '800-1200', available: '2026-12-01', near: '88.43,26.71', km: '2' },
    'Properties, 800 – 1,200 sq ft, available by 1 Dec 2026, within 2 km of a place',
    '/properties?available=2026-12-01&km=2&near=88.43%2C26.71&size=800-1200',
  ],
])('%j', (filters, words, address) => {
  const search = searchFilterQuery.parse(filters);

  it(`describes “${words}”`, () => {
    expect(describeSearch(search)).toBe(words);
  });

  it('opens at its own address, which does not depend on the order of filters', () => {
    expect(resultsPath(savedQuery(filters))).toBe(address);
    const again = Object.fromEntries(Object.entries(filters).reverse());
    expect(savedQuery(again)).toBe(savedQuery(filters));
  });
});
