import { saveSearch } from '@thikana/contract/alerts';
import { viewListing } from '@thikana/contract/listings';
import { lowerPrice } from '@thikana/contract/lower-price';
import { deleteListing } from '@thikana/contract/own-listings';
import { listRentals } from '@thikana/contract/search/search';
import { expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { type FormFields, flatForRent, landForSale } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);

const approved = (fields: FormFields) => makeListing(owner, { fields, approvedBy: admin });
const lower = (id: string, rupees: number, by = owner) =>
  by.call(lowerPrice, { params: { id }, body: { rupees } });
const shown = async (id: string) => (await site.call(viewListing, { params: { id } })).listingDetails;
const houseForSale = {
  intent: 'sell',
  propertyCategory: 'house',
  title: 'House with a garden in Hakimpara',
  description: 'Two floors, a garden and a well.',
  location: 'Hakimpara, Siliguri',
  coordinates: JSON.stringify({ type: 'Point', coordinates: [88.43, 26.71] }),
  bedrooms: '3',
  bathrooms: '2',
  builtUpArea: '1500',
  floor: '2',
  availableFrom: '2026-12-01',
  price: '6000000',
};

it.each<[string, FormFields, number, Record<string, number>]>([
  ['rent', flatForRent, 11_000, { pricePerFrequency: 11_000 }],
  ['price', houseForSale, 5_500_000, { price: 5_500_000 }],
  // 2.5 bigha are 50 katha.
  ['price of each katha', landForSale, 700_000, { pricePerUnit: 700_000, totalPrice: 35_000_000 }],
])('lowers the %s; the approval status stays', async (_, fields, rupees, expected) => {
  const id = await approved(fields);
  const before = await shown(id);
  await lower(id, rupees);
  expect(await shown(id)).toMatchObject({
    ...expected,
    title: before.title,
    approvalStatus: 'approved',
    createdAt: before.createdAt,
  });
});

it('moves the listing from the lists of its old price to those of its new price', async () => {
  const id = await approved({ ...flatForRent, pricePerFrequency: '25500' });
  const isIn = async (price: string) =>
    (await site.call(listRentals, { query: { priceRange: price } })).rentals.some(({ _id }) => _id === id);
  expect(await isIn('25000-26000')).toBe(true);
  await lower(id, 24_500);
  await expect.poll(() => isIn('25000-26000')).toBe(false);
  await expect.poll(() => isIn('24000-25000')).toBe(true);
});

it('alerts people who search at the new price', async () => {
  const seeker = await confirmedPerson(site);
  // Listings of other tests must not be in the same email.
  const search = { purpose: 'rent', priceRange: '0-13000', q: 'becomes cheaper' } as const;
  const id = await approved({
    ...flatForRent,
    pricePerFrequency: '14000',
    title: 'Flat that becomes cheaper',
  });
  await seeker.call(saveSearch, { body: { search, frequency: 'at-once' } });
  await lower(id, 12_500);
  expect((await site.mailTo(seeker.email, 'Flat that becomes cheaper')).text).toContain('₹12,500 a month');
});

it('rejects a price that is not lower, and a listing that is pending, deleted or someone else’s', async () => {
  const id = await approved(flatForRent);
  for (const rupees of [12_000, 12_001]) {
    await expect(lower(id, rupees)).rejects.toMatchObject({ code: 'price_not_lower' });
  }
  for (const rupees of [0, -5, 10.5]) {
    await expect(lower(id, rupees)).rejects.toMatchObject({ status: 400 });
  }
  await expect(lower(id, 9000, await site.person())).rejects.toMatchObject({ code: 'listing_not_found' });
  expect((await shown(id)).pricePerFrequency).toBe(12_000);

  const waiting = await makeListing(owner);
  await expect(lower(waiting, 9000)).rejects.toMatchObject({ code: 'price_needs_approval' });
  await owner.call(deleteListing, { params: { id } });
  await expect(lower(id, 9000)).rejects.toMatchObject({ code: 'listing_not_found' });
});
