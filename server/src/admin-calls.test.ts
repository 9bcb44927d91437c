import { uploadProfilePicture } from '@thikana/contract/accounts';
import {
  approvePost,
  countDocuments,
  listAllPosts,
  listPostsByStatus,
  rejectPost,
} from '@thikana/contract/moderation';
import { listUsers, listUsersByVerification, viewUser } from '@thikana/contract/users';
import { expect, it } from 'vitest';
import { photograph } from '../test/listing-forms.ts';
import { makeListing } from '../test/make-listing.ts';
import { useTestSite } from '../test/test-site.ts';

const listings = { approved: '', pending: '', rejected: '' };

const site = await useTestSite();
const admin = await site.person('admin');
const owner = await site.person();
const verified = await site.person();
const { db } = site.services;
await db.updateTable('users').set({ is_verified: true }).where('id', '=', verified.id).execute();
listings.approved = await makeListing(owner, { approvedBy: admin });
listings.pending = await makeListing(owner);
listings.rejected = await makeListing(owner);
await admin.call(rejectPost, {
  query: { id: listings.rejected, reason: 'The pictures are of another house' },
});

const ids = (data: readonly { _id: string }[]) => data.map(({ _id }) => _id);

it('get-all-users returns success, message and every account, newest first', async () => {
  const answer = await admin.call(listUsers, {});
  expect(answer).toMatchObject({ success: true, message: 'All users' });
  expect(ids(answer.data)).toEqual([verified.id, owner.id, admin.id]);
});

it('view-user returns success, message and the account as administrators see it', async () => {
  const form = new FormData();
  form.append('profilePicture', new Blob([Uint8Array.from(await photograph())]), 'me.jpg');
  const { user } = await owner.call(uploadProfilePicture, { body: form });
  expect(await admin.call(viewUser, { params: { id: owner.id } })).toEqual({
    success: true,
    message: 'User',
    data: {
      _id: owner.id,
      name: 'Asha Tamang',
      email: owner.email,
      phone: '+919000000001',
      phoneNumber: '+919000000001',
      avatar: user.avatar,
      authProvider: 'local',
      language: 'en',
      role: 'user',
      isVerified: false,
      createdAt: user.createdAt,
      isBanned: false,
      listings: 3,
    },
  });
  expect(user.avatar).toMatch(/^\/pictures\//);
});

it('get-all-posts returns success, message and every listing with its owner, newest first', async () => {
  const answer = await admin.call(listAllPosts, {});
  expect(answer).toMatchObject({ success: true, message: 'All posts' });
  expect(ids(answer.data)).toEqual([listings.rejected, listings.pending, listings.approved]);
  expect(answer.data.every(({ user }) => user?._id === owner.id)).toBe(true);
});

it.each(['approved', 'pending', 'rejected'] as const)(
  'get-post-by-status returns the listings of status %s',
  async (status) => {
    const answer = await admin.call(listPostsByStatus, { query: { status } });
    expect(answer).toMatchObject({ success: true, message: `All ${status} posts` });
    expect(ids(answer.data)).toEqual([listings[status]]);
    expect(answer.data[0]?.approvalStatus).toBe(status);
  },
);

it('get-post-by-status rejects an invalid status', async () => {
  const query = { status: 'sold' as 'approved' };
  await expect(admin.call(listPostsByStatus, { query })).rejects.toMatchObject({
    fields: { status: expect.any(String) },
  });
});

it.each([
  ['true', () => [verified.id]],
  ['false', () => [owner.id, admin.id]],
] as const)(
  'get-user-by-verification-status returns the accounts whose isVerified is %s',
  async (isVerified, expected) => {
    const answer = await admin.call(listUsersByVerification, { query: { isVerified } });
    expect(answer.success).toBe(true);
    expect(ids(answer.data)).toEqual(expected());
  },
);

it('count-of-documents returns a message and the seven counts', async () => {
  await makeListing(owner);
  const { message, result } = await admin.call(countDocuments, {});
  expect(message).toEqual(expect.any(String));
  expect(result).toMatchObject({
    usersRes: 3,
    verifiedUsersRes: 1,
    unverifiedUsersRes: 2,
    postsRes: 4,
    approvedPostsRes: 1,
    pendingPostsRes: 2,
    rejectedPostsRes: 1,
  });
});

it.each([
  ['approve-post', approvePost, 'Post approved successfully', 'approved'],
  ['reject-post', rejectPost, 'Post rejected successfully', 'rejected'],
] as const)(
  '%s returns success, message and the listing of the query id',
  async (_, endpoint, message, status) => {
    const id = await makeListing(owner);
    expect(await admin.call(endpoint, { query: { id } })).toMatchObject({
      success: true,
      message,
      result: { _id: id, approvalStatus: status, user: { _id: owner.id } },
    });
    expect(ids((await admin.call(listPostsByStatus, { query: { status } })).data)).toContain(id);
  },
);
