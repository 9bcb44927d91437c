import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema } from './fields.ts';
import { managedListingSchema } from './listings.ts';
import { approvalStatuses } from './vocabulary.ts';

const answer = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), message: z.string(), data });

export const countsSchema = z.object({
  usersRes: z.int(),
  verifiedUsersRes: z.int(),
  unverifiedUsersRes: z.int(),
  postsRes: z.int(),
  approvedPostsRes: z.int(),
  pendingPostsRes: z.int(),
  rejectedPostsRes: z.int(),
});

const decision = z.object({ success: z.literal(true), message: z.string(), result: managedListingSchema });

export const listAllPosts = defineEndpoint({
  name: 'listAllPosts',
  method: 'GET',
  path: '/api/admin/get-all-posts',
  access: 'admin',
  tag: 'moderation',
  summary: 'Every listing with its owner, newest first.',
  response: answer(z.array(managedListingSchema)),
});

export const listPostsByStatus = defineEndpoint({
  name: 'listPostsByStatus',
  method: 'GET',
  path: '/api/admin/get-post-by-status',
  access: 'admin',
  tag: 'moderation',
  summary: 'Every listing of one status with its owner, newest first.',
  query: z.object({ status: z.enum(approvalStatuses, 'This is not a status.') }),
  response: answer(z.array(managedListingSchema)),
});

export const countDocuments = defineEndpoint({
  name: 'countDocuments',
  method: 'GET',
  path: '/api/admin/count-of-documents',
  access: 'admin',
  tag: 'moderation',
  summary: 'How many users and listings there are, by state.',
  response: z.object({ message: z.string(), result: countsSchema }),
});

export const approvePost = defineEndpoint({
  name: 'approvePost',
  method: 'PATCH',
  path: '/api/admin/approve-post',
  access: 'admin',
  tag: 'moderation',
  summary: 'Approve a listing from any status. Repeating a decision changes nothing.',
  query: z.object({ id: idSchema }),
  response: decision,
  errors: ['listing_not_found'],
});

export const rejectPost = defineEndpoint({
  name: 'rejectPost',
  method: 'PATCH',
  path: '/api/admin/reject-post',
  access: 'admin',
  tag: 'moderation',
  summary: 'Reject a listing from any status. Repeating a decision changes nothing.',
  query: z.object({
    id: idSchema,
    reason: z
      .string()
      .trim()
      .max(500, 'Please use at most 500 characters')
      .optional()
      .describe('Mailed to the owner.'),
  }),
  response: decision,
  errors: ['listing_not_found'],
});

export const viewPost = defineEndpoint({
  name: 'viewPost',
  method: 'GET',
  path: '/api/admin/view-post/:id',
  access: 'admin',
  tag: 'moderation',
  summary: 'One listing in any status with its owner.',
  params: idParams,
  response: answer(managedListingSchema),
  errors: ['listing_not_found'],
});

export const moderationEndpoints = [
  listAllPosts,
  listPostsByStatus,
  countDocuments,
  approvePost,
  rejectPost,
  viewPost,
] as const;
