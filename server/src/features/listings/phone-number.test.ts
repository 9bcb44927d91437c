import { uploadProfilePicture } from '@thikana/contract/accounts';
import { viewArea } from '@thikana/contract/area-pages';
import { viewListingCards } from '@thikana/contract/listing-cards';
import { viewLatestListings, viewListing } from '@thikana/contract/listings';
import { editListing } from '@thikana/contract/own-listings';
import { listAllListings, listRentals } from '@thikana/contract/search/search';
import { viewSurroundings } from '@thikana/contract/search/surroundings';
import { type Settings, saveSettings, viewSettings } from '@thikana/contract/settings';
import { expect, it } from 'vitest';
import { flatForRent, listingForm, photograph } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { startTogether } from '../../../test/start-together.ts';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const [owner, other, admin] = await Promise.all([site.person(), site.person(), site.person('admin')]);

it('is in no list and returned only on request', async () => {
  const id = await makeListing(owner, { approvedBy: admin });
  await makeListing(owner, { approvedBy: admin });
  const lists = [
    ...[listRentals, listAllListings].map((list) => site.call(list, { query: { limit: 50 } })),
    site.call(viewLatestListings, {}),
    site.call(viewListingCards, { query: { ids: id } }),
    site.call(viewArea, { params: { area: 'sevoke', intent: 'rent' } }),
  ];
  for (const list of await Promise.all(lists)) {
    const answer = JSON.stringify(list);
    expect(answer).toContain(id);
    expect(answer).not.toContain('9000000001');
  }
  const surroundings = await site.call(viewSurroundings, { params: { id } });
  expect(surroundings.similar.length).toBeGreaterThan(0);
  expect(JSON.stringify(surroundings)).not.toContain('9000000001');
  const omitted = await site.call(viewListing, { params: { id }, query: { phone: 'omit' } });
  expect(omitted.listingUser).toEqual({ name: 'Asha Tamang' });
  const shown = await site.call(viewListing, { params: { id } });
  expect(shown.listingUser).toMatchObject({ phone: '+919000000001' });
});

it('is returned with name and picture of the owner', async () => {
  const person = await site.person();
  const form = new FormData();
  form.append('profilePicture', new Blob([Uint8Array.from(await photograph())]), 'me.jpg');
  const { user } = await person.call(uploadProfilePicture, { body: form });
  const id = await makeListing(person, { approvedBy: admin });
  const { listingUser } = await site.call(viewListing, { params: { id } });
  expect(listingUser).toEqual({ name: 'Asha Tamang', avatar: user.avatar, phone: '+919000000001' });
  expect(user.avatar).toMatch(/^\/pictures\//);
});

it('is not returned if the owner takes messages only, and the allowance is not used', async () => {
  const spent = () => site.services.db.selectFrom('phone_reveals').selectAll().execute();
  const before = await spent();
  const fields = { ...flatForRent, messagesOnly: 'true' };
  const id = await makeListing(owner, { fields, approvedBy: admin });
  const stranger = await site.person();
  for (const call of [site.call, stranger.call, owner.call, admin.call]) {
    const { listingDetails, listingUser } = await call(viewListing, { params: { id } });
    expect(listingDetails.messagesOnly).toBe(true);
    expect(listingUser).toEqual({ name: 'Asha Tamang' });
  }
  expect(await spent()).toEqual(before);
  const pending = await makeListing(owner, { fields });
  const { post: edited } = await owner.call(editListing, {
    params: { id: pending },
    body: listingForm(flatForRent),
  });
  expect(edited.messagesOnly).toBeUndefined();
});

it('is withheld beyond the daily allowance, except numbers already revealed', async () => {
  const { settings } = await admin.call(viewSettings, {});
  await admin.call(saveSettings, {
    body: { ...settings, phoneNumbersADay: { anonymous: 20, signedIn: 2 } } as Settings,
  });
  const owners = await Promise.all([site.person(), site.person(), site.person()]);
  const ids = await Promise.all(owners.map((person) => makeListing(person, { approvedBy: admin })));
  const look = async (id: string | undefined) =>
    (await other.call(viewListing, { params: { id: id ?? '' } })).listingUser;
  for (const id of ids.slice(0, 2)) expect(await look(id)).toHaveProperty('phone');
  expect(await look(ids[2])).toEqual({ name: 'Asha Tamang', phoneWithheld: true });
  expect(await look(ids[0])).toHaveProperty('phone');
});

it('is withheld beyond the daily allowance when several are requested at once', async () => {
  const { settings } = await admin.call(viewSettings, {});
  await admin.call(saveSettings, {
    body: { ...settings, phoneNumbersADay: { anonymous: 20, signedIn: 1 } } as Settings,
  });
  const [reader, ...owners] = await Promise.all([1, 2, 3, 4].map(() => site.person()));
  const ids = await Promise.all(owners.map((person) => makeListing(person, { approvedBy: admin })));
  const answers = await startTogether(site.services.db, 'phone_reveals', () =>
    ids.map(async (id) => reader?.call(viewListing, { params: { id } })),
  );
  expect(answers.filter((answer) => answer?.listingUser?.phone)).toHaveLength(1);
});
