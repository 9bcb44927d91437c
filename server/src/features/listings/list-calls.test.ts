import { listRentals, listSales } from '@thikana/contract/search/search';
import { expect, it } from 'vitest';
import { flatForRent, landForSale } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';

const { pricePerUnit, unit, availableLandSpace, availableLandSpaceUnit, ...plot } = landForSale;
const homeForSale = { bedrooms: '2', bathrooms: '1', builtUpArea: '850', availableFrom: '2026-12-01' };
const flatForSale = { ...plot, ...homeForSale, propertyCategory: 'flat' };

const rents = [
  ['a month at 5000', 'month', '5000'],
  ['a month at 10000', 'month', '10000'],
  ['a month at 4999', 'month', '4999'],
  ['a month at 10001', 'month', '10001'],
  ['a week at 7000', 'week', '7000'],
  ['a day at 500', 'day', '500'],
  ['a year at 720000', 'year', '720000'],
  ['a year at 719999', 'year', '719999'],
  ['a year at 9000000', 'year', '9000000'],
] as const;
const prices = ['14999999', '15000000', '990000000'] as const;

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const offer = (fields: Record<string, string>) => makeListing(owner, { fields, approvedBy: admin });
for (const [what, frequency, pricePerFrequency] of rents)
  await offer({ ...flatForRent, title: `Flat for ${what}`, frequency, pricePerFrequency });
for (const price of prices) await offer({ ...flatForSale, title: `Flat sold for ${price}`, price });
await offer({ ...landForSale, title: 'Land sold for 40000000' });

const rentals = async (priceRange: string) => {
  const answer = await site.call(listRentals, { query: { priceRange, limit: 50 } });
  return answer.rentals.map(({ title }) => title.replace('Flat for ', '')).sort();
};
const sales = async (priceRange: string) => {
  const answer = await site.call(listSales, { query: { priceRange, limit: 50 } });
  return answer.sells.map(({ title }) => title.replace(/.* sold for /, '')).sort();
};

it.each([
  ['5000-10000', ['a month at 10000', 'a month at 5000']],
  ['3000-7000', ['a week at 7000']],
  ['0-500', ['a day at 500']],
  ['720000+', ['a year at 720000', 'a year at 9000000']],
])('a rent range finds rents of its frequency, both ends included: %s', async (range, found) => {
  expect(await rentals(range)).toEqual(found);
});

it.each([
  ['10000000-15000000', ['14999999', '15000000']],
  ['15000000+', ['15000000', '40000000', '990000000']],
])('a price range includes both ends, and an open range has no upper bound: %s', async (range, found) => {
  expect(await sales(range)).toEqual(found);
});

it('rentals are paged by page and limit, eight by default, with the number of pages', async () => {
  const first = await site.call(listRentals, {});
  expect([first.rentals.length, first.totalPages]).toEqual([8, 2]);
  expect(first.rentals.every(({ intent }) => intent === 'rent')).toBe(true);
  const second = await site.call(listRentals, { query: { page: 2 } });
  expect([second.rentals.length, second.totalPages]).toEqual([1, 2]);
  const last = await site.call(listRentals, { query: { page: 3, limit: 4 } });
  expect([last.rentals.map(({ _id }) => _id), last.totalPages]).toEqual([
    second.rentals.map(({ _id }) => _id),
    3,
  ]);
});

it('sales are paged by page and limit, with the number of pages', async () => {
  const first = await site.call(listSales, { query: { limit: 3 } });
  expect([first.sells.length, first.totalPages]).toEqual([3, 2]);
  expect(first.sells.every(({ intent }) => intent === 'sell')).toBe(true);
  const second = await site.call(listSales, { query: { page: 2, limit: 3 } });
  expect([second.sells.length, second.totalPages]).toEqual([1, 2]);
  expect(second.sells[0]?.title).toBe(`Flat sold for ${prices[0]}`);
});
