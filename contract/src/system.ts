import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { m } from './paraglide/messages.js';
import { watchSchema } from './watch.ts';

const count = z.int().min(0);

/** A quarter of an hour, summed over all processes. */
const trafficSchema = z.object({
  from: timestamp,
  requests: count,
  failures: count.describe('Answers with a status of 500 or more.'),
  middleMilliseconds: z.number().describe('The median response time.'),
  slowMilliseconds: z.number().describe('The 95th percentile of response times.'),
});
export type Traffic = z.output<typeof trafficSchema>;

const failingJobSchema = z.object({
  id: z.string(),
  queue: z.string(),
  isGivenUp: z.boolean().describe('False if it will be retried automatically.'),
  attempts: count,
  queuedAt: timestamp,
  nextAttemptAt: timestamp,
  reason: z.string().optional(),
});
export type FailingJob = z.output<typeof failingJobSchema>;

const scheduledBackupsSchema = z.object({
  to: z.string().nullable().describe('The folder or bucket; null if the settings name none.'),
  at: z.string().nullable().describe('The time of day at which the site itself makes a backup.'),
  keep: count,
  lastCheck: z
    .object({ at: timestamp, name: z.string(), rows: count, pictures: count, seconds: z.number() })
    .nullable()
    .describe('The last time that a backup was restored into an empty database.'),
  lastFailure: z
    .object({ at: timestamp, reason: z.string() })
    .nullable()
    .describe('Null once a later attempt has succeeded.'),
});

const systemSchema = z.object({
  versions: z.object({ thikana: z.string(), node: z.string(), postgresql: z.string() }),
  installedVersion: z
    .string()
    .describe('The version on disk. If it is not the running one, the site waits for a restart.'),
  migrations: z.object({
    last: z.string(),
    waiting: z.array(z.string()).describe('Those on disk that the database does not have.'),
    unknown: z.array(z.string()).describe('Those of the database that are not on disk.'),
  }),
  startedAt: timestamp.describe('When the answering process started.'),
  processes: count.describe('Processes that answered within the last minutes.'),
  database: z.object({ bytes: count, connections: count, isEmbedded: z.boolean() }),
  disk: z.object({ freeBytes: count, totalBytes: count }).describe('The disk of the data folder.'),
  pictures: z.object({ count, store: z.enum(['disk', 's3']) }),
  lastBackup: z
    .object({
      at: timestamp,
      seconds: z.number(),
      fileBytes: count,
      rows: count,
      pictures: count,
      picturesWithoutFiles: count.describe('Pictures with rows but without files.'),
    })
    .nullable(),
  scheduledBackups: scheduledBackupsSchema,
  queues: z.array(z.object({ name: z.string(), waiting: count, active: count, failed: count })),
  failing: z.array(failingJobSchema).describe('The newest 20.'),
  watch: watchSchema,
  traffic: z.array(trafficSchema).describe('The last 24 hours, oldest first.'),
});
export type System = z.output<typeof systemSchema>;

export const viewSystem = defineEndpoint({
  name: 'viewSystem',
  method: 'GET',
  path: '/api/admin/system',
  access: 'admin',
  tag: 'site',
  summary: 'The system status: versions, queue, disk, database, backup, and the answers of the last day.',
  response: systemSchema,
});

export const retryJobs = defineEndpoint({
  name: 'retryJobs',
  method: 'POST',
  path: '/api/admin/system/retry-jobs',
  access: 'admin',
  tag: 'site',
  summary: 'Retry the failed jobs of a queue now.',
  body: z.object({ queue: z.string().min(1, { error: m.input_queue }).max(100, { error: m.input_queue }) }),
  response: z.object({ retried: count }),
});

export const systemEndpoints = [viewSystem, retryJobs] as const;
