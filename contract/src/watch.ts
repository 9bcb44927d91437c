import { z } from 'zod';
import { timestamp } from './fields.ts';

/** Beyond these, the system page warns, and so do the alert rules in `deploy/alerts.yaml`. */
export const warnLimits = {
  freeDiskShare: 0.1,
  backupAgeSeconds: 2 * 86_400,
  jobAgeSeconds: 30 * 60,
};

/** What can be wrong with the email relay. */
export const mailProblems = [
  'no-such-host',
  'unreachable',
  'no-answer',
  'encryption',
  'login',
  'refused',
  'other',
] as const;
export type MailProblem = (typeof mailProblems)[number];

/** What can be wrong with the picture store: it is away, has the site id of another site, or has none. */
const storeProblems = ['away', 'foreign', 'unmarked'] as const;
export type StoreProblem = (typeof storeProblems)[number];

/** The last outcome of a check that each process repeats by itself. */
function checked<const Problems extends readonly [string, ...string[]]>(problems: Problems) {
  return z.object({
    state: z.enum(['unchecked', 'ok', 'failed']),
    problem: z.enum(problems).optional(),
    detail: z.string().optional().describe('What the other side answered, without passwords.'),
    since: timestamp.optional().describe('Since when the checks have had this outcome.'),
    checkedAt: timestamp.optional(),
  });
}

export const watchSchema = z.object({
  relay: checked(mailProblems).nullable().describe('Null if emails are files in the outbox.'),
  store: checked(storeProblems).describe('The picture store.'),
  oldestJob: z
    .object({ queue: z.string(), queuedAt: timestamp })
    .nullable()
    .describe('The job that has waited longest.'),
});
