import { changeLanguage } from '@thikana/contract/accounts';
import { listAuditEntries } from '@thikana/contract/audit';
import { viewListingCards } from '@thikana/contract/listing-cards';
import { viewListing } from '@thikana/contract/listings';
import { countDocuments, rejectPost } from '@thikana/contract/moderation';
import { deleteListing, viewYourListings } from '@thikana/contract/own-listings';
import { listRentals } from '@thikana/contract/search/search';
import {
  decideOnTexts,
  pageWaitingTexts,
  proposeTexts,
  removeTexts,
} from '@thikana/contract/second-language';
import { expect, it } from 'vitest';
import { flatForRent } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const [owner, moderator] = await Promise.all([site.person(), site.person('moderator')]);
const second = {
  secondTitle: 'মহানন্দার ধারে রোদ-ঝলমলে ফ্ল্যাট',
  secondDescription: 'দুটি ঘর, রান্নাঘর, আর উঠোনে একটি জামরুল গাছ।',
};
const propose = (id: string, body: typeof second | object, by: Person = owner) =>
  by.call(proposeTexts, { params: { id }, body });
const waiting = async () => (await moderator.call(pageWaitingTexts, {})).proposals;
const waitingOf = async (id: string) => {
  const found = (await waiting()).find(({ listing }) => listing._id === id);
  if (!found) throw new Error('Nothing waits');
  return found;
};
const approve = async (id: string) =>
  moderator.call(decideOnTexts, {
    params: { id },
    body: { decision: 'approve', proposedAt: (await waitingOf(id)).proposedAt },
  });
const reject = async (id: string, reason: string) =>
  moderator.call(decideOnTexts, {
    params: { id },
    body: { decision: 'reject', proposedAt: (await waitingOf(id)).proposedAt, reason },
  });
const shown = async (id: string) =>
  (await site.call(viewListing, { params: { id }, query: { phone: 'omit' } })).listingDetails;
const ownProposal = async (id: string) =>
  (await owner.call(viewYourListings, {})).postArray.find(({ _id }) => _id === id)?.proposedTexts;
const isFound = async (id: string, q: string) => {
  const { rentals } = await site.call(listRentals, { query: { q, spelling: 'exact' } });
  return rentals.some(({ _id }) => _id === id);
};
const feed = async () => (await site.app.http.inject({ url: '/bn/feeds/rentals.xml' })).body;
const approved = () => makeListing(owner, { approvedBy: moderator });

it('is shown and found after its approval, on cards and kept pages too, and its owner is notified', async () => {
  const id = await approved();
  await owner.call(changeLanguage, { body: { language: 'bn' } });
  await expect.poll(feed).toContain(id);
  await propose(id, second);
  expect(await shown(id)).not.toHaveProperty('secondTitle');
  expect(await isFound(id, 'জামরুল')).toBe(false);
  expect(await ownProposal(id)).toMatchObject(second);
  expect(await waitingOf(id)).toMatchObject({
    ...second,
    listing: { title: flatForRent.title, description: flatForRent.description },
    owner: { _id: owner.id },
    isSuspicious: false,
  });
  expect((await moderator.call(countDocuments, {})).result.proposedTextsRes).toBe(1);

  await approve(id);
  expect(await shown(id)).toMatchObject({ title: flatForRent.title, ...second });
  const { listings } = await site.call(viewListingCards, { query: { ids: id } });
  expect(listings).toMatchObject([second]);
  await expect.poll(() => isFound(id, 'জামরুল'), { timeout: 1000 }).toBe(true);
  await expect.poll(feed, { timeout: 1000 }).toContain(`<title>${second.secondTitle}</title>`);
  expect(await ownProposal(id)).toBeUndefined();
  expect((await site.mailTo(owner.email, 'দ্বিতীয় ভাষার লেখা এখন অনলাইনে')).text).toContain(id);
  const { entries } = await (await site.person('admin')).call(listAuditEntries, {});
  expect(entries[0]).toMatchObject({ action: 'listing.approve-texts', admin: { _id: moderator.id } });
  await owner.call(changeLanguage, { body: { language: 'en' } });
});

it('shows the old texts beside the new ones, and keeps them if the new ones are rejected', async () => {
  const id = await makeListing(owner, { fields: { ...flatForRent, ...second }, approvedBy: moderator });
  const secondTitle = 'सेवक रोड के पास शांत फ़्लैट';
  await propose(id, { secondTitle });
  expect(await waitingOf(id)).toMatchObject({ secondTitle, listing: second });
  await reject(id, 'Please write the street');
  expect(await shown(id)).toMatchObject(second);
  expect(await ownProposal(id)).toMatchObject({ secondTitle, reason: 'Please write the street' });
  expect((await site.mailTo(owner.email, 'not approved')).text).toContain('> Please write the street');
  expect((await waiting()).map(({ listing }) => listing._id)).not.toContain(id);

  await propose(id, { secondTitle });
  expect(await ownProposal(id)).not.toHaveProperty('reason');
  await approve(id);
  expect(await shown(id)).toMatchObject({ secondTitle });
  expect(await shown(id)).not.toHaveProperty('secondDescription');
});

it('is one for each listing, of which no version is approved unseen', async () => {
  const id = await approved();
  await propose(id, second);
  const { proposedAt } = await waitingOf(id);
  await expect.poll(() => new Date().toISOString()).not.toBe(proposedAt);
  await propose(id, { secondTitle: 'ফ্ল্যাট দেখার আগে টোকেন টাকা দিতে হবে' });
  expect((await waiting()).filter(({ listing }) => listing._id === id)).toHaveLength(1);
  expect((await waitingOf(id)).isSuspicious).toBe(true);
  const body = { decision: 'approve', proposedAt } as const;
  const late = moderator.call(decideOnTexts, { params: { id }, body });
  await expect(late).rejects.toMatchObject({ code: 'listing_changed' });
  expect(await shown(id)).not.toHaveProperty('secondTitle');
});

it.each([
  ['too short', { secondTitle: 'ছোট' }, { secondTitle: /atleast 10/ }],
  [
    'in the first language',
    { secondTitle: 'Two rooms near Sevoke Road' },
    { secondTitle: /another language/ },
  ],
  [
    'with an Aadhaar number',
    { secondDescription: 'ফ্ল্যাট, আধার 2345 6789 0124' },
    { secondDescription: /Aadhaar/ },
  ],
  ['empty', { secondTitle: ' ' }, { secondTitle: /required/ }],
])('texts that are %s are refused', async (_what, body, fields) => {
  const [[name, text] = ['', /never/]] = Object.entries(fields);
  const refusal = await propose(await approved(), body).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'invalid_input', fields: { [name]: expect.stringMatching(text) } });
});

it('only the owner of an approved listing proposes texts, and a rejected listing leaves the queue', async () => {
  const pending = await makeListing(owner);
  await expect(propose(pending, second)).rejects.toMatchObject({ code: 'listing_not_approved' });
  const id = await approved();
  await expect(propose(id, second, await site.person())).rejects.toMatchObject({ status: 404 });
  await propose(id, second);
  const { proposedAt } = await waitingOf(id);
  await moderator.call(rejectPost, { query: { id, reason: 'Sold long ago' } });
  await expect(waitingOf(id)).rejects.toThrow('Nothing waits');
  const body = { decision: 'approve', proposedAt } as const;
  const late = moderator.call(decideOnTexts, { params: { id }, body });
  await expect(late).rejects.toMatchObject({ code: 'listing_not_found' });
});

it('removing the second language needs no review, and withdraws what waits', async () => {
  const id = await makeListing(owner, { fields: { ...flatForRent, ...second }, approvedBy: moderator });
  await propose(id, { secondTitle: 'सेवक रोड के पास शांत फ़्लैट' });
  await owner.call(removeTexts, { params: { id } });
  expect(await shown(id)).not.toHaveProperty('secondTitle');
  expect(await ownProposal(id)).toBeUndefined();
  await expect.poll(() => isFound(id, 'জামরুল')).toBe(false);
});

it('goes with its listing', async () => {
  const id = await approved();
  await propose(id, second);
  await owner.call(deleteListing, { params: { id } });
  const left = await site.services.db
    .selectFrom('proposed_texts')
    .selectAll()
    .where('listing_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});
