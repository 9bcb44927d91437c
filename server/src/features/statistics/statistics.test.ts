import { answerAvailability } from '@thikana/contract/availability';
import { viewListing } from '@thikana/contract/listings';
import { startConversation } from '@thikana/contract/messages';
import { rejectPost } from '@thikana/contract/moderation';
import { viewYourListings } from '@thikana/contract/own-listings';
import { viewPromotions } from '@thikana/contract/promotion';
import { statisticsDays, type ViewKind, viewStatistics } from '@thikana/contract/statistics';
import { beforeEach, expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { openTestSite, useTestSite } from '../../../test/test-site.ts';
import { dayMilliseconds } from '../../lib/durations.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let time = new Date('2026-11-20T10:00:00Z');

const site = await useTestSite({ now: () => time });
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const id = await makeListing(owner, { approvedBy: admin });
beforeEach(async () => {
  await site.services.views.flush();
  await site.services.db.deleteFrom('listing_days').execute();
  // Each test has its own day, because today's visitors are still in memory.
  time = new Date(time.getTime() + dayMilliseconds);
});

async function see(kind: ViewKind, { agent = firefox, address = '203.0.113.7', token = '', of = id } = {}) {
  const answer = await site.app.http.inject({
    method: 'POST',
    url: `/api/listings/${of}/views`,
    headers: { 'user-agent': agent, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    remoteAddress: address,
    payload: { kind },
  });
  return answer.statusCode;
}

async function days() {
  await site.services.views.flush();
  return (await owner.call(viewStatistics, { params: { id } })).days;
}
const today = async () => (await days()).at(-1);

it('counts each visitor once a day, by address and browser', async () => {
  await see('view');
  await see('view');
  await see('view', { agent: phone });
  await see('view', { address: '203.0.113.8' });
  await see('shortlist');
  expect(await today()).toEqual({ day: '2026-11-21', view: 3, phone: 0, message: 0, shortlist: 1 });
  time = new Date(time.getTime() + dayMilliseconds);
  await see('view');
  const counted = await days();
  expect(counted.slice(-2).map(({ day, view }) => [day, view])).toEqual([
    ['2026-11-21', 3],
    ['2026-11-22', 1],
  ]);
  expect(counted).toHaveLength(statisticsDays);
});

it('ignores robots, unknown visitors, owners and administrators', async () => {
  await see('view', { agent: crawler });
  await see('view', { agent: '' });
  await see('view', { token: owner.token });
  await see('view', { token: admin.token });
  expect(await today()).toMatchObject({ view: 0 });
  const seeker = await site.person();
  await see('view', { token: seeker.token });
  expect(await today()).toMatchObject({ view: 1 });
});

it('counts at most thirty visitors of one address and browser', async () => {
  for (let browser = 0; browser < 40; browser++) await see('view', { agent: `${firefox} ${browser}` });
  expect(await today()).toMatchObject({ view: 30 });
});

it('counts revealed phone numbers and first messages', async () => {
  const seeker = await confirmedPerson(site);
  for (const token of [seeker.token, seeker.token, owner.token])
    await site.app.http.inject({
      url: viewListing.path.replace(':id', id),
      headers: { 'user-agent': firefox, authorization: `Bearer ${token}` },
    });
  for (const key of ['letter-1', 'letter-1', 'letter-2'])
    await seeker.call(startConversation, { body: { listingId: id, key, text: 'Is it free?' } });
  expect(await today()).toMatchObject({ phone: 1, message: 2 });
  const { promotions } = await owner.call(viewPromotions, {});
  expect(promotions[0]?.views).toEqual({ view: 0, phone: 1, message: 2, shortlist: 0 });
});

it('rejects other kinds and ignores unknown listings', async () => {
  expect(await see('phone')).toBe(400);
  expect(await see('view', { of: '0'.repeat(24) })).toBe(200);
  await see('view');
  expect(await today()).toMatchObject({ view: 1 });
});

it('is visible to the owner only', async () => {
  const stranger = await site.person();
  const foreign = stranger.call(viewStatistics, { params: { id } });
  await expect(foreign).rejects.toMatchObject({ code: 'listing_not_found' });
});

it('stays with a rented and a rejected listing among the own ones, and is missing for one that was never public', async () => {
  const [rented, rejected] = [
    await makeListing(owner, { approvedBy: admin }),
    await makeListing(owner, { approvedBy: admin }),
  ];
  const pending = await makeListing(owner);
  await see('view', { of: rented });
  await see('view', { of: rejected });
  await admin.call(rejectPost, { query: { id: rejected } });
  await owner.call(answerAvailability, { params: { id: rented }, body: { answer: 'gone' } });
  await site.services.views.flush();
  const { postArray } = await owner.call(viewYourListings, {});
  const viewsOf = (own: string) => postArray.find(({ _id }) => _id === own)?.views;
  for (const seen of [rented, rejected])
    expect(viewsOf(seen)).toEqual({ view: 1, phone: 0, message: 0, shortlist: 0 });
  expect(viewsOf(id)).toEqual({ view: 0, phone: 0, message: 0, shortlist: 0 });
  expect(viewsOf(pending)).toBeUndefined();
});

it('is saved when a process stops, and added to other processes’ counts', async () => {
  await see('view');
  await site.services.views.flush();
  const other = await openTestSite({ beside: site, now: () => time });
  other.services.views.count(id, 'view', { address: '203.0.113.9', agent: firefox });
  await other.close();
  expect(await today()).toMatchObject({ view: 2 });
});
