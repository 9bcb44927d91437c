import { z } from 'zod';
import { areaSchema } from './area-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema, pageNumber } from './fields.ts';
import { managedListingSchema, unmodifiedSince } from './listings.ts';
import { approvalStatuses, limits } from './vocabulary.ts';

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
  openReportsRes: z.int().describe('Listings, people and conversations with open reports.'),
  claimedPaymentsRes: z.int().describe('Payments entered by owners that wait for confirmation.'),
  dueBadgesRes: z.int().describe('Badges that were requested, or that expire soon or expired recently.'),
  noticedPostsRes: z.int().describe('Listings with open signals of the fraud checks.'),
});

const decision = z.object({ success: z.literal(true), message: z.string(), result: managedListingSchema });

export const listAllPosts = defineEndpoint({
  name: 'listAllPosts',
  method: 'GET',
  path: '/api/admin/get-all-posts',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Every listing with its owner, newest first.',
  response: answer(z.array(managedListingSchema)),
});

/** Only listings with an open signal. */
export const noticedChoices = ['yes'] as const;

export const postSortKeys = ['created', 'title', 'price', 'owner', 'status'] as const;
export const sortDirections = ['asc', 'desc'] as const;

/** The query of an administrator's list: words, sort order and page. */
export const postsQuery = z.object({
  page: pageNumber.default(1),
  status: z.enum(approvalStatuses, 'This is not a status.').optional(),
  noticed: z
    .enum(noticedChoices, 'Please say yes, or nothing.')
    .optional()
    .describe('Only listings with open signals of the fraud checks.'),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('Words in title, place, id, or the owner’s name, email or phone number.'),
  sort: z.enum(postSortKeys, 'This is not a column to sort by.').default('created'),
  direction: z.enum(sortDirections, 'Please say asc or desc.').default('desc'),
});

export const pagePosts = defineEndpoint({
  name: 'pagePosts',
  method: 'GET',
  path: '/api/admin/posts',
  access: 'moderator',
  tag: 'moderation',
  summary: 'One page of 8 listings with their owners, filtered, searched and sorted.',
  query: postsQuery,
  response: answer(z.array(managedListingSchema)).extend({
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const listPostsByStatus = defineEndpoint({
  name: 'listPostsByStatus',
  method: 'GET',
  path: '/api/admin/get-post-by-status',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Every listing of one status with its owner, newest first.',
  query: z.object({ status: z.enum(approvalStatuses, 'This is not a status.') }),
  response: answer(z.array(managedListingSchema)),
});

export const countDocuments = defineEndpoint({
  name: 'countDocuments',
  method: 'GET',
  path: '/api/admin/count-of-documents',
  access: 'moderator',
  tag: 'moderation',
  summary: 'The numbers of users and listings, by status.',
  response: z.object({ message: z.string(), result: countsSchema }),
});

export const approvePost = defineEndpoint({
  name: 'approvePost',
  method: 'PATCH',
  path: '/api/admin/approve-post',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Approve a listing from any status. Repeating a decision changes nothing.',
  query: z.object({ id: idSchema, unmodifiedSince }),
  response: decision,
  errors: ['listing_not_found', 'listing_changed'],
});

export const rejectPost = defineEndpoint({
  name: 'rejectPost',
  method: 'PATCH',
  path: '/api/admin/reject-post',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Reject a listing from any status. Repeating a decision changes nothing.',
  query: z.object({
    id: idSchema,
    reason: z
      .string()
      .trim()
      .max(500, 'Please use at most 500 characters')
      .optional()
      .describe('Emailed to the owner.'),
  }),
  response: decision,
  errors: ['listing_not_found'],
});

const postIds = z.array(idSchema).min(1).max(limits.decisionsPerRequest);
const requiredReason = z
  .string()
  .trim()
  .min(1, 'A reason is required.')
  .max(500, 'Please use at most 500 characters')
  .describe('Emailed to the owners.');

/** The outcome for each listing of a request. */
export const decidedPostsSchema = z.object({
  done: z.array(idSchema),
  failed: z
    .array(z.object({ _id: idSchema, code: z.string(), message: z.string() }))
    .describe('The listings that were left as they were, each with the reason.'),
});
export type DecidedPosts = z.output<typeof decidedPostsSchema>;

export const decidePosts = defineEndpoint({
  name: 'decidePosts',
  method: 'POST',
  path: '/api/admin/posts/decide',
  access: 'moderator',
  tag: 'moderation',
  summary:
    'Approve or reject several listings, each on its own: one that fails does not stop the others. Owners are told a minute later.',
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('approve'),
      posts: z
        .array(z.object({ _id: idSchema, unmodifiedSince }))
        .min(1)
        .max(limits.decisionsPerRequest),
    }),
    z.object({ decision: z.literal('reject'), ids: postIds, reason: requiredReason }),
  ]),
  response: decidedPostsSchema,
});

export const undoDecisions = defineEndpoint({
  name: 'undoDecisions',
  method: 'POST',
  path: '/api/admin/posts/undo',
  access: 'moderator',
  tag: 'moderation',
  summary:
    'Undo your last decision on each of these listings within a minute. Owners and saved searches are never told of it.',
  body: z.object({ ids: postIds }),
  response: decidedPostsSchema,
});

export const viewPost = defineEndpoint({
  name: 'viewPost',
  method: 'GET',
  path: '/api/admin/view-post/:id',
  access: 'moderator',
  tag: 'moderation',
  summary: 'One listing in any status with its owner.',
  params: idParams,
  response: answer(managedListingSchema),
  errors: ['listing_not_found'],
});

export const activitySchema = z.object({
  weeks: z
    .array(
      z.object({
        start: z.iso.date().describe("First day of the week in the city's time zone."),
        listings: z.int(),
        signUps: z.int(),
      }),
    )
    .describe('The last 12 weeks, oldest first; the current week is incomplete.'),
  areas: z
    .array(
      z.object({
        area: areaSchema,
        approved: z.int(),
        pending: z.int(),
        rejected: z.int(),
      }),
    )
    .describe('Areas with listings, those with the most first.'),
});
export type Activity = z.output<typeof activitySchema>;

export const viewActivity = defineEndpoint({
  name: 'viewActivity',
  method: 'GET',
  path: '/api/admin/activity',
  access: 'moderator',
  tag: 'moderation',
  summary: 'New listings and accounts by week, and listings by area and status.',
  response: answer(activitySchema),
});

export const moderationEndpoints = [
  listAllPosts,
  pagePosts,
  viewActivity,
  listPostsByStatus,
  countDocuments,
  approvePost,
  rejectPost,
  decidePosts,
  undoDecisions,
  viewPost,
] as const;
