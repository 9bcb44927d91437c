import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { saveSearch } from '@thikana/contract/alerts';
import { viewListing } from '@thikana/contract/listings';
import { approvePost } from '@thikana/contract/moderation';
import { editListing, postListing, viewOwnListing } from '@thikana/contract/own-listings';
import { listAllListings, understandWords, viewFacets } from '@thikana/contract/search/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { importFile } from '../../../test/import-file.ts';
import { jobsAreDone } from '../../../test/jobs-are-done.ts';
import { type FormFields, flatForRent, listingForm } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { passUndoTime } from '../../../test/pass-undo-time.ts';
import { openTestSite, type Person, type TestSite } from '../../../test/test-site.ts';

let site: TestSite;
let admin: Person;
let owner: Person;

beforeAll(async () => {
  site = await openTestSite({ now: () => new Date('2026-11-21T06:30:00Z') });
  [admin, owner] = await Promise.all([site.person('admin'), site.person()]);
});
afterAll(() => site.close());

const { bedrooms, bathrooms, builtUpArea, ...ofAnyCategory } = flatForRent;
const shop = { ...ofAnyCategory, propertyCategory: 'shop', shopArea: '300' };
const house = { ...flatForRent, propertyCategory: 'house', floor: '0' };
const approved = (fields: FormFields) => makeListing(owner, { fields, approvedBy: admin });
const detail = async (id: string) => (await site.call(viewListing, { params: { id } })).listingDetails;

async function withLift(): Promise<string[]> {
  const { listings } = await site.call(listAllListings, { query: { with: 'lift' } } as never);
  return listings.map(({ _id }) => _id).toSorted();
}

it('can be posted with flats and shops, found, counted, edited and shown', async () => {
  const flat = await approved({ ...flatForRent, lift: 'yes' });
  const inShop = await approved({ ...shop, lift: 'on' });
  const without = await approved(flatForRent);
  const inHouse = await approved({ ...house, lift: 'yes' });

  expect(await withLift()).toEqual([flat, inShop].toSorted());
  const { facets } = await site.call(viewFacets, { query: {} });
  expect(facets?.values.with).toMatchObject({ lift: 2, parking: 0 });
  expect(await detail(flat)).toMatchObject({ lift: true });
  expect(await detail(without)).toMatchObject({ lift: false });
  expect(await detail(inHouse)).not.toHaveProperty('lift');

  const { post } = await owner.call(postListing, { body: listingForm({ ...flatForRent, lift: 'yes' }) });
  const params = { id: post._id };
  await owner.call(editListing, { params, body: listingForm(flatForRent) });
  expect((await owner.call(viewOwnListing, { params })).post).toMatchObject({ lift: false });
  await owner.call(editListing, { params, body: listingForm({ ...flatForRent, lift: 'true' }) });
  await admin.call(approvePost, { query: params });
  expect(await withLift()).toContain(post._id);
});

it.each(['flat with lift', 'elevator flat', 'লিফট ফ্ল্যাট', 'लिफ्ट फ्लैट'])('is understood in %s', async (text) => {
  expect(await site.call(understandWords, { query: { q: text } })).toMatchObject({
    q: '',
    propertyType: ['flat'],
    with: ['lift'],
  });
});

it('is matched by a saved search', async () => {
  // Earlier listings in this file must not match.
  await passUndoTime(site.services.pool);
  await jobsAreDone(site, ['announce-decisions', 'match-listing']);
  const seeker = await confirmedPerson(site);
  await seeker.call(saveSearch, { body: { search: { with: 'lift' }, frequency: 'at-once' } });
  await approved({ ...flatForRent, title: 'Upstairs without a lift' });
  await approved({ ...flatForRent, title: 'High above the river', lift: 'yes' });
  await passUndoTime(site.services.pool);
  const mail = await site.mailTo(seeker.email, 'New: ');
  expect(mail.subject).toContain('High above the river');
  expect(mail.text).toContain('with lift');
});

it('is a column of the import', async () => {
  const { coordinates, ...fields } = flatForRent;
  const row = (lift: string) => ({ ...fields, latitude: '26.733', longitude: '88.437', lift });
  const lines = [Object.keys(row('')), ...['yes', 'no', ''].map((lift) => Object.values(row(lift)))];
  const file = join(site.dataDir, 'lifts.csv');
  writeFileSync(file, lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'));
  const before = await withLift();
  const { counts } = await importFile(site, { file, owner: owner.email, isApproved: true });
  expect(counts).toMatchObject({ imported: 3, refused: 0 });
  expect(await withLift()).toHaveLength(before.length + 1);
});
