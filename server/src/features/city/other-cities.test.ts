import { viewListing } from '@thikana/contract/listings';
import { approvePost } from '@thikana/contract/moderation';
import { postListing } from '@thikana/contract/own-listings';
import { listSales, understandWords } from '@thikana/contract/search/search';
import { afterAll, afterEach, expect, it } from 'vitest';
import { useCityOfTests } from '../../../test/city/cities.ts';
import { type FormFields, flatForRent, landForSale, listingForm } from '../../../test/listing-forms.ts';
import { openTestSite, type TestSite } from '../../../test/test-site.ts';

const sites: TestSite[] = [];
afterEach(() => useCityOfTests('siliguri'));
afterAll(() => Promise.all(sites.map((site) => site.close())));

async function openCity(name: 'kathmandu' | 'braga') {
  useCityOfTests(name);
  const site = await openTestSite({ environment: { CITY: name } });
  sites.push(site);
  const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
  async function post(fields: FormFields) {
    const { post } = await owner.call(postListing, { body: listingForm(fields) });
    await admin.call(approvePost, { query: { id: post._id } });
    return (await site.call(viewListing, { params: { id: post._id }, query: {} })).listingDetails;
  }
  const salesOf = async (size: string) =>
    (await site.call(listSales, { query: { size } })).sells.map(({ title }) => title);
  return { site, owner, post, salesOf };
}

it('sells the land of Kathmandu in ropani and aana', async () => {
  const { owner, post, salesOf } = await openCity('kathmandu');
  const plot = {
    ...landForSale,
    coordinates: JSON.stringify({ type: 'Point', coordinates: [85.34, 27.69] }),
    unit: 'aana',
    pricePerUnit: '3000000',
    availableLandSpace: '1.5',
    availableLandSpaceUnit: 'ropani',
  };
  const listing = await post(plot);
  expect(listing).toMatchObject({ totalPrice: 72_000_000, unit: 'aana' });
  expect(await salesOf('1-2ropani')).toEqual([plot.title]);
  expect(await salesOf('8000-8500')).toEqual([plot.title]);
  expect(await salesOf('2-3ropani')).toEqual([]);
  const inKatha = { ...plot, unit: 'katha' };
  await expect(owner.call(postListing, { body: listingForm(inKatha) })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

it('measures homes and land of Braga in m², and reads amounts in euros', async () => {
  const { site, post, salesOf } = await openCity('braga');
  const place = JSON.stringify({ type: 'Point', coordinates: [-8.42, 41.55] });
  const units = { unit: 'm²', availableLandSpaceUnit: 'm²' };
  const land = await post({
    ...{ ...landForSale, ...units, coordinates: place },
    pricePerUnit: '85',
    availableLandSpace: '400',
  });
  expect(land).toMatchObject({ totalPrice: 34_000, unit: 'm²' });
  expect(await salesOf('300-500')).toEqual([landForSale.title]);
  await post({ ...flatForRent, coordinates: place, builtUpArea: '85', pricePerFrequency: '800' });
  const understood = await site.call(understandWords, { query: { q: 'flat under 900 euros' } });
  expect(understood).toMatchObject({ propertyType: ['flat'], priceRange: '0-900', purpose: 'rent' });
});
