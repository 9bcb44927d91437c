import { answerAvailability } from '@thikana/contract/availability';
import { viewListing } from '@thikana/contract/listings';
import { rejectPost } from '@thikana/contract/moderation';
import { deleteListing } from '@thikana/contract/own-listings';
import { viewRemovedListing } from '@thikana/contract/removed-listings';
import { banUser, deleteUser } from '@thikana/contract/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeListing } from '../../../test/make-listing.ts';
import { openTestSite, type Person, type TestSite } from '../../../test/test-site.ts';

let site: TestSite;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  site = await openTestSite();
  [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
});
afterAll(() => site.close());

const post = (by = owner) => makeListing(by);
const approved = (by = owner) => makeListing(by, { approvedBy: admin });
const removed = (id: string) => site.call(viewRemovedListing, { params: { id } });
const missing = { code: 'listing_not_found' };

it.each(['its owner', 'an administrator'])('remembers public listings deleted by %s', async (who) => {
  const [left, id] = [await approved(), await approved()];
  await expect(removed(id)).rejects.toMatchObject(missing);
  await (who === 'its owner' ? owner : admin).call(deleteListing, { params: { id } });
  const answer = await removed(id);
  expect(answer).toMatchObject({ intent: 'rent', propertyCategory: 'flat', area: 'sevoke' });
  expect(Math.abs(Date.now() - Date.parse(answer.removedAt))).toBeLessThan(60_000);
  expect(answer.similar[0]?._id).toBe(left);
  await expect(site.call(viewListing, { params: { id } })).rejects.toMatchObject(missing);
});

it('remembers public listings of a deleted account', async () => {
  const leaving = await site.person();
  const [shown, waiting] = [await approved(leaving), await post(leaving)];
  await admin.call(deleteUser, { params: { id: leaving.id }, query: { confirm: leaving.email } });
  expect(await removed(shown)).toMatchObject({ area: 'sevoke' });
  await expect(removed(waiting)).rejects.toMatchObject(missing);
});

it('shows a closed listing until it is reopened or hidden for another reason', async () => {
  const id = await approved();
  const say = (answer: 'available' | 'gone') =>
    owner.call(answerAvailability, { params: { id }, body: { answer } });
  await say('gone');
  expect(await removed(id)).toMatchObject({ outcome: 'closed', propertyCategory: 'flat', area: 'sevoke' });
  expect(JSON.stringify(await removed(id))).not.toContain('+91');
  await say('available');
  await expect(removed(id)).rejects.toMatchObject(missing);
  await say('gone');
  await owner.call(deleteListing, { params: { id } });
  expect(await removed(id)).toMatchObject({ outcome: 'deleted' });
});

it('does not reveal listings that were never public', async () => {
  const [waiting, rejected] = [await post(), await approved()];
  await admin.call(rejectPost, { query: { id: rejected } });
  for (const id of [waiting, rejected]) {
    await owner.call(deleteListing, { params: { id } });
    await expect(removed(id)).rejects.toMatchObject(missing);
  }
  const banned = await site.person();
  const hidden = await approved(banned);
  await admin.call(banUser, { params: { id: banned.id }, body: { reason: 'Not the owner of the flat' } });
  await expect(removed(hidden)).rejects.toMatchObject(missing);
  await admin.call(deleteListing, { params: { id: hidden } });
  await expect(removed(hidden)).rejects.toMatchObject(missing);
});
