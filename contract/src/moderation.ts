import { z } from 'zod';
import { areaSchema } from './area-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { batchNumber, idParams, idSchema, pageNumber, timestamp } from './fields.ts';
import { signalKinds } from './fraud-checks.ts';
import { managedListingSchema, unmodifiedSince } from './own-listings.ts';
import { m } from './paraglide/messages.js';
import { approvalStatuses, hidingReasons } from './vocabulary.ts';
import { withoutAadhaar } from './written-text.ts';

const answer = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), message: z.string(), data });

const countsSchema = z.object({
  usersRes: z.int(),
  verifiedUsersRes: z.int(),
  unverifiedUsersRes: z.int(),
  postsRes: z.int(),
  approvedPostsRes: z.int(),
  pendingPostsRes: z.int(),
  rejectedPostsRes: z.int(),
  openReportsRes: z.int().describe('Listings, people and conversations with open reports.'),
  openComplaintsRes: z.int().describe('Formal complaints and appeals that wait for a decision.'),
  claimedPaymentsRes: z.int().describe('Payments entered by owners that wait for confirmation.'),
  dueBadgesRes: z.int().describe('Badges that were requested, or that expire soon or expired recently.'),
  proposedTextsRes: z.int().describe('Texts in a second language that wait for review.'),
  noticedPostsRes: z.int().describe('Listings with open signals of the fraud checks.'),
});

/** A listing for a moderator or an administrator. */
export const moderatedListingSchema = managedListingSchema.extend({
  hiddenFor: z
    .array(z.enum(hidingReasons))
    .describe('Why visitors do not see it, even if it is approved; empty if nothing hides it.'),
});
export type ModeratedListing = z.output<typeof moderatedListingSchema>;

const decision = z.object({ success: z.literal(true), message: z.string(), result: moderatedListingSchema });

export const listAllPosts = defineEndpoint({
  name: 'listAllPosts',
  method: 'GET',
  path: '/api/admin/get-all-posts',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Every listing with its owner, newest first.',
  response: answer(z.array(moderatedListingSchema)),
});

/** Listings with an open signal of this kind, or of any. */
export const signalChoices = ['any', ...signalKinds] as const;
export type SignalChoice = (typeof signalChoices)[number];

export const postSortKeys = ['created', 'title', 'price', 'owner', 'status'] as const;
export const sortDirections = ['asc', 'desc'] as const;

/** Which listings an administrator's list contains. */
const postsFilter = z.object({
  status: z.enum(approvalStatuses, { error: m.input_status }).optional(),
  signal: z
    .enum(signalChoices, { error: m.input_signal })
    .optional()
    .describe('Only listings with open signals of the fraud checks, of this kind or of any.'),
  owner: idSchema.optional(),
  batch: batchNumber.optional().describe('Only listings of this run of the import.'),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('Words in title, place, id, or the owner’s name, email or phone number.'),
});

/** The query of an administrator's list: filters, words, sort order and page. */
const postsQuery = postsFilter.extend({
  page: pageNumber.default(1),
  sort: z.enum(postSortKeys, { error: m.input_sort_column }).default('created'),
  direction: z.enum(sortDirections, { error: m.input_direction }).default('desc'),
});

/** A listing in an administrator's list. */
const listedPostSchema = moderatedListingSchema.extend({
  signals: z.array(z.enum(signalKinds)).describe('The kinds of its open signals.'),
});
export type ListedPost = z.output<typeof listedPostSchema>;

export const pagePosts = defineEndpoint({
  name: 'pagePosts',
  method: 'GET',
  path: '/api/admin/posts',
  access: 'moderator',
  tag: 'moderation',
  summary: 'One page of 8 listings with their owners, filtered, searched and sorted.',
  query: postsQuery,
  response: answer(z.array(listedPostSchema)).extend({
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const selectPosts = defineEndpoint({
  name: 'selectPosts',
  method: 'GET',
  path: '/api/admin/posts/select',
  access: 'moderator',
  tag: 'moderation',
  summary: 'The ids and versions of all listings that match, oldest first, to decide on them. At most 1,000.',
  query: postsFilter,
  response: z.object({
    posts: z.array(z.object({ _id: idSchema, updatedAt: timestamp })),
    total: z.int().describe('How many match; more than the answer names if there are many.'),
  }),
});

export const viewQueueFilters = defineEndpoint({
  name: 'viewQueueFilters',
  method: 'GET',
  path: '/api/admin/queue-filters',
  access: 'moderator',
  tag: 'moderation',
  summary: 'The signals, owners and imports of the listings that wait for review, the most frequent first.',
  response: z.object({
    signals: z.array(z.object({ kind: z.enum(signalKinds), count: z.int() })),
    owners: z
      .array(z.object({ _id: idSchema, name: z.string(), email: z.string(), count: z.int() }))
      .describe('At most 50.'),
    batches: z
      .array(z.object({ id: z.int(), file: z.string(), count: z.int() }))
      .describe('At most 50, the newest first.'),
  }),
});
export type QueueFilters = z.output<(typeof viewQueueFilters)['response']>;

export const listPostsByStatus = defineEndpoint({
  name: 'listPostsByStatus',
  method: 'GET',
  path: '/api/admin/get-post-by-status',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Every listing of one status with its owner, newest first.',
  query: z.object({ status: z.enum(approvalStatuses, { error: m.input_status }) }),
  response: answer(z.array(moderatedListingSchema)),
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
      .max(500, { error: () => m.input_most_characters({ most: 500 }) })
      .refine(...withoutAadhaar)
      .optional()
      .describe('Emailed to the owner.'),
  }),
  response: decision,
  errors: ['listing_not_found'],
});

export const viewPost = defineEndpoint({
  name: 'viewPost',
  method: 'GET',
  path: '/api/admin/view-post/:id',
  access: 'moderator',
  tag: 'moderation',
  summary: 'One listing in any status with its owner.',
  params: idParams,
  response: answer(moderatedListingSchema),
  errors: ['listing_not_found'],
});

const byStatus = { approved: z.int(), pending: z.int(), rejected: z.int() };

const activitySchema = z.object({
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
    .array(z.object({ area: areaSchema, ...byStatus }))
    .describe('The 25 areas with the most listings, those with the most first.'),
  moreAreas: z
    .object({ areas: z.int().describe('Their number.'), ...byStatus })
    .optional()
    .describe('All other areas with listings, if there are any.'),
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
  selectPosts,
  viewQueueFilters,
  viewActivity,
  listPostsByStatus,
  countDocuments,
  approvePost,
  rejectPost,
  viewPost,
] as const;
