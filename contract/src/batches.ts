import { z } from 'zod';
import { decidedPostsSchema } from './bulk-decisions.ts';
import { defineEndpoint } from './endpoint.ts';
import { batchNumber, idSchema, pageNumber, timestamp } from './fields.ts';

/**
 * `running`: the import still stores rows. `interrupted`: it was stopped or killed. `failed`: its file was damaged, or
 * the database away. `undone`: its listings were removed.
 */
const batchStates = ['running', 'finished', 'interrupted', 'failed', 'undone'] as const;
export type BatchState = (typeof batchStates)[number];

const batchSchema = z.object({
  id: z.int(),
  file: z.string().describe('The name of the file, without its folder.'),
  runBy: z.string().describe('The user and the machine that ran the command.'),
  owner: z.object({ _id: idSchema, name: z.string(), email: z.string() }),
  startedAt: timestamp,
  endedAt: timestamp.optional(),
  state: z.enum(batchStates),
  rows: z.int(),
  imported: z.int(),
  known: z.int().describe('Rows that an earlier import had stored.'),
  refused: z.int(),
  waiting: z.int().describe('Its listings that wait for review.'),
  approved: z.int(),
  rejected: z.int(),
});
export type Batch = z.output<typeof batchSchema>;

/** Why the undo of an import keeps a listing: its owner edited it, or somebody wrote about it. */
const keepingReasons = ['edited', 'answered'] as const;
export type KeepingReason = (typeof keepingReasons)[number];

const keptListingSchema = z.object({
  _id: idSchema,
  title: z.string(),
  reason: z.enum(keepingReasons),
});
export type KeptListing = z.output<typeof keptListingSchema>;

const after = idSchema.optional().describe('The last id of the previous answer.');
const params = z.object({ id: batchNumber });

export const pageBatches = defineEndpoint({
  name: 'pageBatches',
  method: 'GET',
  path: '/api/admin/batches',
  access: 'moderator',
  tag: 'moderation',
  summary: 'The runs of the import, newest first, 20 a page.',
  query: z.object({ page: pageNumber.default(1) }),
  response: z.object({
    batches: z.array(batchSchema),
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const viewBatch = defineEndpoint({
  name: 'viewBatch',
  method: 'GET',
  path: '/api/admin/batches/:id',
  access: 'moderator',
  tag: 'moderation',
  summary: 'One run of the import, and the listings that its undo would keep.',
  params,
  response: z.object({
    batch: batchSchema,
    kept: z.array(keptListingSchema).describe('The first 20.'),
    keptTotal: z.int(),
  }),
  errors: ['batch_not_found'],
});

export const approveBatch = defineEndpoint({
  name: 'approveBatch',
  method: 'POST',
  path: '/api/admin/batches/:id/approve',
  access: 'moderator',
  tag: 'moderation',
  summary:
    'Approve the next 50 listings of an import that wait and that their owner has not edited since, each on its own. Repeat it with the last id until there is none.',
  params,
  body: z.object({ after }),
  response: decidedPostsSchema.extend({
    last: idSchema.nullable().describe('Null if no more listings wait.'),
  }),
  errors: ['batch_not_found', 'batch_running'],
});

export const undoBatch = defineEndpoint({
  name: 'undoBatch',
  method: 'POST',
  path: '/api/admin/batches/:id/undo',
  access: 'moderator',
  tag: 'moderation',
  summary:
    'Remove the next 200 listings of an import with their pictures, as if their owner had deleted them. Repeat it with the last id until there is none. If one was edited or answered, nothing is removed unless `rest` is true, which keeps those.',
  params,
  body: z.object({ rest: z.boolean().default(false), after }),
  response: z.object({
    removed: z.int(),
    last: idSchema.nullable().describe('Null if none is left.'),
    kept: z.int(),
  }),
  errors: ['batch_not_found', 'batch_running', 'batch_touched'],
});

export const batchEndpoints = [pageBatches, viewBatch, approveBatch, undoBatch] as const;
