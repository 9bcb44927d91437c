import { viewLatestListings, viewListing } from '@thikana/contract/listings';
import { approvePost, listAllPosts, rejectPost, viewPost } from '@thikana/contract/moderation';
import { postListing, viewOwnListing, viewYourListings } from '@thikana/contract/own-listings';
import { listAllListings } from '@thikana/contract/search/search';
import { expect, it } from 'vitest';
import { flatForRent, listingForm } from '../../../test/listing-forms.ts';
import { passUndoTime } from '../../../test/pass-undo-time.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const [owner, other, admin] = await Promise.all([site.person(), site.person(), site.person('admin')]);
const post = async (by: Person) => (await by.call(postListing, { body: listingForm(flatForRent) })).post._id;
const ids = [await post(owner), await post(owner), await post(owner)];
await post(other);
await admin.call(approvePost, { query: { id: ids[0] ?? '' } });
await admin.call(rejectPost, { query: { id: ids[1] ?? '', reason: 'The pictures are of another house' } });

it('are listed in every status, newest first, without other people’s', async () => {
  const { postArray } = await owner.call(viewYourListings, {});
  expect(postArray.map(({ _id, approvalStatus }) => [_id, approvalStatus])).toEqual([
    [ids[2], 'pending'],
    [ids[1], 'rejected'],
    [ids[0], 'approved'],
  ]);
});

it('show their owner the rejection reason, until they are approved', async () => {
  const reason = 'The pictures are of another house';
  const reasons = async () =>
    (await owner.call(viewYourListings, {})).postArray.map(({ rejectionReason }) => rejectionReason);
  const one = async () => (await owner.call(viewOwnListing, { params: { id: ids[1] ?? '' } })).post;
  expect(await reasons()).toEqual([undefined, reason, undefined]);
  expect((await one()).rejectionReason).toBe(reason);
  await admin.call(approvePost, { query: { id: ids[1] ?? '' } });
  expect(await reasons()).toEqual([undefined, undefined, undefined]);
  expect((await one()).rejectionReason).toBeUndefined();
});

it('show administrators the owner, under both names of the phone field', async () => {
  const { data } = await admin.call(viewPost, { params: { id: ids[0] ?? '' } });
  const person = {
    _id: owner.id,
    name: 'Asha Tamang',
    email: owner.email,
    isVerified: false,
    phone: '+919000000001',
    phoneNumber: '+919000000001',
  };
  expect(data.user).toEqual(person);
  const all = (await admin.call(listAllPosts, {})).data.filter(({ _id }) => ids.includes(_id));
  expect(all.map(({ user }) => user)).toEqual([person, person, person]);
});

it('show their owner to the owner, and address and number to no one else', async () => {
  const params = { id: ids[0] ?? '' };
  const user = { name: 'Asha Tamang', email: owner.email, isVerified: false, phoneNumber: '+919000000001' };
  const { post } = await owner.call(viewOwnListing, { params });
  expect(post.user).toMatchObject(user);
  const { postArray } = await owner.call(viewYourListings, {});
  for (const own of postArray) expect(own.user).toMatchObject(user);
  const seen = await Promise.all([
    ...[site.call, other.call].flatMap((call) => [
      call(viewListing, { params, query: { phone: 'omit' } }),
      call(viewLatestListings, {}),
      call(listAllListings, {}),
    ]),
  ]);
  for (const answer of seen) {
    expect(JSON.stringify(answer)).toContain(params.id);
    expect(JSON.stringify(answer)).not.toMatch(/9000000001|isVerified|"user"|@/);
  }
});

it('can be approved or rejected from any status, and the owner gets an email each time', async () => {
  const [{ _id: id } = { _id: '' }] = (await other.call(viewYourListings, {})).postArray;
  const decided = async (decision: typeof rejectPost | typeof approvePost) => {
    const { result } = await admin.call(decision, { query: { id } });
    await passUndoTime(site.services.pool);
    return result.approvalStatus;
  };
  expect(await decided(rejectPost)).toBe('rejected');
  expect((await site.mailTo(other.email, 'Your listing was not approved')).text).toContain(flatForRent.title);
  expect(await decided(approvePost)).toBe('approved');
  expect((await site.mailTo(other.email, 'Your listing is online')).link).toContain(`/rentals/${id}`);
  expect(await decided(rejectPost)).toBe('rejected');
});
