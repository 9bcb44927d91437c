import { searchListings } from '@thikana/contract/search/search';
import { expect, it } from 'vitest';
import { flatForRent, landForSale } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const approved = (fields: Record<string, string>) => makeListing(owner, { fields, approvedBy: admin });
const small = await approved(flatForRent);
const large = await approved({ ...flatForRent, bedrooms: '3', title: 'Large flat with a garden' });
const land = await approved({
  ...landForSale,
  description: 'A fence of second hand bamboo among marigolds.',
});

async function search(query: Record<string, string>) {
  const { understood, listings, ...found } = await site.call(searchListings, { query } as never);
  return { understood, ids: listings.map(({ _id }) => _id), ...found };
}

it('finds listings by what the words mean, and ranks them by the others', async () => {
  expect(await search({ q: 'flat for rent under 15k, garden' })).toMatchObject({
    understood: { q: 'garden', purpose: 'rent', propertyType: 'flat', priceRange: '0-15000' },
    ids: [large, small],
    ...{ total: 2, withAllWords: 1 },
  });
  expect(await search({ q: 'জমি' })).toMatchObject({ understood: { propertyType: 'land' }, ids: [land] });
});

it.each([
  ['बगीचा वाला फ्लैट', 'बगीचा'],
  ['বাগানওয়ালা ফ্ল্যাট', 'বাগানওয়ালা'],
  ['flat with bagan', 'bagan'],
])('keeps the words of %s as typed, and finds what listings say for them', async (q, words) => {
  const found = { ids: [large, small], total: 2, withAllWords: 1 };
  const answer = await search({ q });
  expect(answer).toMatchObject({ understood: { q: words, propertyType: 'flat' }, ...found });
  expect(answer).not.toHaveProperty('corrected');
  expect(await search({ q: words, propertyType: 'flat' })).toMatchObject(found);
});

it('leaves out a wish that no listing has, in the words of the visitor', async () => {
  expect(await search({ q: 'गीजर फ्लैट' })).toMatchObject({
    ids: expect.arrayContaining([small, large]),
    corrected: [{ from: 'गीजर', to: '' }],
  });
});

it.each([
  ['चाँद', ''],
  ['চাঁদ', ''],
  ['bmaboo', 'bamboo'],
  ['मेरीगोल्ड्स', 'marigolds'],
])('corrects %s, in another script only to a word that sounds the same', async (q, to) => {
  expect((await search({ q })).corrected).toEqual([{ from: q, to }]);
});

it('prefers the filters that are given to what the words mean', async () => {
  expect(await search({ q: '2 bhk', rooms: '3' })).toMatchObject({ understood: { q: '' }, ids: [large] });
});

it('understands nothing where the words are to be found as typed', async () => {
  const typed = { q: 'large flat', spelling: 'exact' };
  expect(await search(typed)).toMatchObject({ understood: {}, ids: [large] });
});

it('adds the nearest search if few listings fit', async () => {
  expect(await search({ q: '4 bhk flat for rent' })).toMatchObject({
    ids: [],
    relaxed: { instead: { rooms: '3,4,5' }, total: 1, listings: [{ _id: large }] },
  });
});
