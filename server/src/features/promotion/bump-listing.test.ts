import { viewLatestListings } from '@thikana/contract/listings';
import { approvePost } from '@thikana/contract/moderation';
import { postListing } from '@thikana/contract/own-listings';
import { bumpListing, viewPromotions } from '@thikana/contract/promotion';
import { listAllListings } from '@thikana/contract/search/search';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { expect, it } from 'vitest';
import { flatForRent, listingForm } from '../../../test/listing-forms.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { dayMilliseconds } from '../../lib/durations.ts';

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const post = async () => (await owner.call(postListing, { body: listingForm(flatForRent) })).post._id;
const ids = [await post(), await post(), await post()];
for (const id of ids.slice(0, 2)) await admin.call(approvePost, { query: { id } });

const oldest = () => ids[0] ?? '';
const listed = async (query = {}) =>
  (await site.call(listAllListings, { query })).listings.map(({ _id }) => _id);
const setBumpedAt = (daysAgo: number) =>
  site.services.db
    .updateTable('listings')
    .set({ bumped_at: new Date(Date.now() - daysAgo * dayMilliseconds) })
    .where('id', '=', oldest())
    .execute();

it('moves an approved listing to the top of lists and the home page, with the same id', async () => {
  expect(await listed()).toEqual([ids[1], ids[0]]);
  // Freshness has a precision of seconds; the listings were created in the current one.
  await setBumpedAt(-1 / 1440);
  expect(await listed()).toEqual([ids[0], ids[1]]);
  const { recentPosts } = await site.call(viewLatestListings, {});
  expect(recentPosts.map(({ _id }) => _id)).toEqual([ids[0], ids[1]]);
});

it('is possible once in seven days, or as the settings say', async () => {
  // Stored in whole seconds, possibly rounded up.
  await setBumpedAt(7 + 1 / 86_400);
  const { promotion } = await owner.call(bumpListing, { params: { id: oldest() } });
  expect(Date.parse(promotion.bumpedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(Date.parse(promotion.bumpableFrom ?? '') - Date.parse(promotion.bumpedAt ?? '')).toBe(
    7 * dayMilliseconds,
  );
  const again = () => owner.call(bumpListing, { params: { id: oldest() } });
  await expect(again()).rejects.toMatchObject({ code: 'bumped_lately' });
  await setBumpedAt(6);
  await expect(again()).rejects.toMatchObject({ code: 'bumped_lately' });
  const { settings } = await admin.call(viewSettings, {});
  await admin.call(saveSettings, { body: { ...settings, bumpAfterDays: 5 } });
  await expect.poll(again, { timeout: 2000 }).toBeTruthy();
});

it('succeeds once among concurrent requests', async () => {
  await setBumpedAt(30);
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, () => owner.call(bumpListing, { params: { id: oldest() } })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('requires an approved listing of the owner', async () => {
  const waiting = owner.call(bumpListing, { params: { id: ids[2] ?? '' } });
  await expect(waiting).rejects.toMatchObject({ code: 'listing_not_public' });
  const other = await site.person();
  const foreign = other.call(bumpListing, { params: { id: oldest() } });
  await expect(foreign).rejects.toMatchObject({ code: 'listing_not_found' });
});

it('lists the listings that an owner may move to the top', async () => {
  await setBumpedAt(30);
  const { promotions } = await owner.call(viewPromotions, {});
  expect(promotions.map(({ listing, bumpableFrom }) => [listing._id, bumpableFrom])).toEqual([
    [ids[1], undefined],
    [ids[0], undefined],
  ]);
});
