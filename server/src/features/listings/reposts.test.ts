import { answerAvailability } from '@thikana/contract/availability';
import { idTime } from '@thikana/contract/fields';
import { deleteListing, postListing } from '@thikana/contract/own-listings';
import { listRentals } from '@thikana/contract/search/search';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { beforeEach, expect, it } from 'vitest';
import { type FormFields, flatForRent, landForSale, listingForm } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { weekMilliseconds } from '../../lib/durations.ts';

const start = new Date('2026-11-02T06:00:00Z');
let time = start;
let owner: Person;
let numbered = 0;

const site = await useTestSite({ now: () => time });
const admin = await site.person('admin');
beforeEach(async () => {
  time = start;
  owner = await person();
});

async function person(phone = `+91${String(9_100_000_000 + numbered++)}`): Promise<Person> {
  const made = await site.person();
  await site.services.db.updateTable('users').set({ phone }).where('id', '=', made.id).execute();
  return made;
}
const approved = (by: Person, fields: FormFields) => makeListing(by, { fields, approvedBy: admin });
const remove = async (id: string) => {
  await owner.call(deleteListing, { params: { id } });
  await site.services.db
    .updateTable('removed_homes')
    .set({ removed_at: time } as object)
    .where('listing_id', '=', id)
    .execute();
};
const weeksPass = (weeks: number) => {
  time = new Date(time.getTime() + weeks * weekMilliseconds);
};
const firstDay = (id: string) => idTime(id).toISOString();

it('a home that is deleted and posted again keeps its first date', async () => {
  const first = await approved(owner, flatForRent);
  weeksPass(1);
  const other = await approved(await person(), flatForRent);
  weeksPass(6);
  await remove(first);
  weeksPass(13.9);
  const again = await approved(owner, {
    ...flatForRent,
    title: 'Now with new paint',
    pricePerFrequency: '11000',
  });
  expect(firstDay(again)).toBe(start.toISOString());
  const { rentals } = await site.call(listRentals, { query: { limit: 50 } });
  const ids = rentals.map(({ _id }) => _id);
  expect(ids.indexOf(other)).toBeLessThan(ids.indexOf(again));
  expect(rentals.find(({ _id }) => _id === again)?.createdAt).toBe(start.toISOString());
});

it('is a new home after 14 weeks', async () => {
  await remove(await approved(owner, flatForRent));
  weeksPass(14.1);
  expect(firstDay(await approved(owner, flatForRent))).toBe(time.toISOString());
});

it('a home that was closed, or is still public, counts too', async () => {
  const first = await approved(owner, flatForRent);
  await owner.call(answerAvailability, { params: { id: first }, body: { answer: 'gone' } });
  weeksPass(3);
  expect(firstDay(await approved(owner, flatForRent))).toBe(start.toISOString());
  const land = await person();
  await approved(land, landForSale);
  weeksPass(3);
  const inKatha = { ...landForSale, availableLandSpace: '50', availableLandSpaceUnit: 'katha' };
  expect(idTime(await approved(land, inKatha)).getTime()).toBeLessThan(time.getTime());
});

it('another account with the same phone number is the same owner, even after the first is deleted', async () => {
  const phone = '+919123456780';
  owner = await person(phone);
  await remove(await approved(owner, flatForRent));
  weeksPass(2);
  expect(firstDay(await approved(await person(phone), flatForRent))).toBe(start.toISOString());
});

it.each<[string, FormFields]>([
  ['another size', { ...flatForRent, builtUpArea: '950' }],
  ['more bedrooms', { ...flatForRent, bedrooms: '3' }],
  ['another kind', { ...flatForRent, propertyCategory: 'house', floor: '1' }],
  [
    'another place',
    { ...flatForRent, coordinates: JSON.stringify({ type: 'Point', coordinates: [88.44, 26.733] }) },
  ],
])('%s is another home', async (_, fields) => {
  await approved(owner, flatForRent);
  weeksPass(1);
  expect(firstDay(await approved(owner, fields))).toBe(time.toISOString());
});

it('another owner’s flat nearby, and a listing that was never public, keep no date', async () => {
  await approved(owner, flatForRent);
  const waiting = await person();
  await waiting.call(postListing, { body: listingForm(flatForRent) });
  weeksPass(1);
  expect(firstDay(await approved(waiting, flatForRent))).toBe(time.toISOString());
});

it('the number of weeks is a setting', async () => {
  const { settings } = await admin.call(viewSettings, {});
  const availability = { ...settings.availability, repostWeeks: 0 };
  await admin.call(saveSettings, { body: { ...settings, availability } });
  await approved(owner, flatForRent);
  weeksPass(1);
  expect(firstDay(await approved(owner, flatForRent))).toBe(time.toISOString());
});
