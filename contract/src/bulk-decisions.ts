import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema } from './fields.ts';
import { unmodifiedSince } from './own-listings.ts';
import { m } from './paraglide/messages.js';
import { limits } from './vocabulary.ts';
import { withoutAadhaar } from './written-text.ts';

const postIds = z.array(idSchema).min(1).max(limits.decisionsPerRequest);
export const requiredReason = z
  .string()
  .trim()
  .min(1, { error: m.input_reason_required })
  .max(500, { error: () => m.input_most_characters({ most: 500 }) })
  .refine(...withoutAadhaar)
  .describe('Emailed to the owner.');

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

export const bulkDecisionEndpoints = [decidePosts, undoDecisions] as const;
