import { saveSearch } from '@thikana/contract/alerts';
import { answerAvailability } from '@thikana/contract/availability';
import { viewListing } from '@thikana/contract/listings';
import { viewYourListings } from '@thikana/contract/own-listings';
import { sendReport, settleReports } from '@thikana/contract/reports';
import { listAllListings, listRentals } from '@thikana/contract/search/search';
import { banUser, liftBan } from '@thikana/contract/users';
import { expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { flatForRent } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { passUndoTime } from '../../../test/pass-undo-time.ts';
import { stubWeb } from '../../../test/stub-web.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';

/** A list of rentals, cached until it is stale. */
const web = stubWeb(async (_url, { call }) => JSON.stringify(await call(listRentals, {})));

const site = await useTestSite({ web });
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);

const confirmedPeople = (count: number) =>
  Promise.all(Array.from({ length: count }, () => confirmedPerson(site)));

const publicListing = (title: string, by = owner) =>
  makeListing(by, { fields: { ...flatForRent, title }, approvedBy: admin });

const page = async () => (await site.app.http.inject({ url: '/rentals' })).body;
const isListed = async (id: string) =>
  (await site.call(listAllListings, {})).listings.some((listing) => listing._id === id);
const cannotGet = async (people: readonly Person[], subjectId: string) => {
  const body = { subjectKind: 'listing', subjectId, reason: 'not-available' } as const;
  for (const person of people) await person.call(sendReport, { body });
};
const dismiss = (id: string) =>
  admin.call(settleReports, { params: { kind: 'listing', id }, body: { action: 'dismiss' } });
const saveSearchFor = (person: Person, q: string) =>
  person.call(saveSearch, { body: { search: { purpose: 'rent', q }, frequency: 'at-once' } });
const mailsAbout = async (person: Person, title: string) => {
  const { rows } = await site.services.pool.query(
    `select id from pgboss.job where name = 'send-mail' and data->>'to' = $1 and data->>'subject' = $2`,
    [person.email, `New: ${title}`],
  );
  return rows.length;
};

it('a listing hidden by three reports returns to lists, cached pages and alerts once it is shown again', async () => {
  const title = 'Flat with a mango tree';
  const reporters = await confirmedPeople(3);
  const [early, late] = (await confirmedPeople(2)) as [Person, Person];
  await saveSearchFor(early, 'mango');
  const id = await publicListing(title);
  await expect.poll(page).toContain(id);
  await passUndoTime(site.services.pool, id);
  await site.mailTo(early.email, title);

  await cannotGet(reporters, id);
  expect(await isListed(id)).toBe(false);
  await expect.poll(page).not.toContain(id);
  await expect(site.call(viewListing, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await saveSearchFor(late, 'mango');
  // The owner knows, and cannot show it again alone.
  await owner.call(answerAvailability, { params: { id }, body: { answer: 'available' } });
  const { postArray } = await owner.call(viewYourListings, {});
  expect(postArray.find(({ _id }) => _id === id)?.availability).toEqual({ state: 'held' });
  expect(await isListed(id)).toBe(false);

  await dismiss(id);
  expect(await isListed(id)).toBe(true);
  await expect.poll(page).toContain(id);
  expect((await site.call(viewListing, { params: { id } })).listingDetails.title).toBe(title);
  await site.mailTo(late.email, title);
  expect(await mailsAbout(early, title)).toBe(1);
});

it('people whose earlier report was wrong do not hide it a second time', async () => {
  const id = await publicListing('Flat that three neighbours begrudge');
  const neighbours = await confirmedPeople(3);
  await cannotGet(neighbours, id);
  await dismiss(id);
  await cannotGet(neighbours, id);
  expect(await isListed(id)).toBe(true);
  await cannotGet(await confirmedPeople(2), id);
  expect(await isListed(id)).toBe(true);
  await cannotGet(await confirmedPeople(1), id);
  expect(await isListed(id)).toBe(false);
});

it('a listing hidden for another reason too stays hidden until that ends', async () => {
  const title = 'Flat behind the station';
  const other = await site.person();
  const id = await publicListing(title, other);
  await cannotGet(await confirmedPeople(3), id);
  await admin.call(banUser, { params: { id: other.id }, body: { reason: 'Asked for money first' } });
  await dismiss(id);
  expect(await isListed(id)).toBe(false);
  const [seeker] = (await confirmedPeople(1)) as [Person];
  await saveSearchFor(seeker, 'station');
  await admin.call(liftBan, { params: { id: other.id } });
  expect(await isListed(id)).toBe(true);
  await site.mailTo(seeker.email, title);
});
