import { expect, it } from 'vitest';
import { relaxedSearch } from './relaxed-search.ts';
import { noFilter } from './search-filter.ts';

const inShivMandir = { ...noFilter, location: 'shiv_mandir', rooms: '2' };

it('says how far away other areas are, the nearest first', () => {
  const { filter, text } = relaxedSearch(inShivMandir, { location: 'shiv_mandir,bagdogra,matigara' });
  expect(filter.location).toBe('shiv_mandir,bagdogra,matigara');
  expect(text).toBe('also in Matigara (3 km away), Bagdogra (5 km away)');
});

it('counts areas beyond the third', () => {
  const location = 'shiv_mandir,bagdogra,matigara,sevoke,hakimpara,salugara';
  expect(relaxedSearch(inShivMandir, { location }).text).toMatch(
    /^also in Matigara \(3 km away\), Bagdogra \(5 km away\), .+ and 2 more places up to \d+ km away$/,
  );
});

it('says what else is weaker, and which filter is left out', () => {
  expect(relaxedSearch(inShivMandir, { rooms: '1,2,3' }).text).toBe('1 BHK, 2 BHK, 3 BHK');
  expect(relaxedSearch(inShivMandir, { location: '' }).text).toBe('without “Shiv Mandir Area”');
});
