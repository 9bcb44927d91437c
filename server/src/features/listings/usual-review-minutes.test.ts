import { approvePost, rejectPost } from '@thikana/contract/moderation';
import { postListing } from '@thikana/contract/own-listings';
import { expect, it } from 'vitest';
import { flatForRent, listingForm } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);

/** Posts a listing that waited this long for its decision. */
async function decidedAfter(
  minutes: number,
  decision: typeof approvePost | typeof rejectPost,
): Promise<void> {
  const id = await makeListing(owner);
  const createdAt = new Date(Date.now() - minutes * 60_000);
  await site.services.pool.query('update listings set created_at = $1 where id = $2', [createdAt, id]);
  await admin.call(decision, { query: { id } });
}

const post = () => owner.call(postListing, { body: listingForm(flatForRent) });

it('answers a post with the median time of the last decisions, once there are five', async () => {
  for (const minutes of [10, 20, 3000, 90]) await decidedAfter(minutes, approvePost);
  expect(await post()).not.toHaveProperty('usualReviewMinutes');
  await decidedAfter(45, rejectPost);
  const { usualReviewMinutes } = await post();
  expect([45, 46]).toContain(usualReviewMinutes);
});

it('says nothing once the usual time is longer than a week', async () => {
  for (const days of [12, 13, 14, 15, 16, 17]) await decidedAfter(days * 24 * 60, approvePost);
  expect(await post()).not.toHaveProperty('usualReviewMinutes');
});
