import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobKind, Jobs } from '../jobs/jobs.ts';
import type { AddressedMail, Mail, Mailer } from './mailer.ts';

export interface MailQueue {
  /** Queues an email that is sent after the commit, and retried while the relay is away. */
  enqueue(transaction: Transaction<Tables>, to: string, mail: Mail): Promise<void>;
  /** Queues many emails. */
  enqueueAll(transaction: Transaction<Tables>, mails: readonly AddressedMail[]): Promise<void>;
}

/** Retries for about two days. */
export function sendMailJob(mailer: Mailer): JobKind<AddressedMail> {
  return {
    name: 'send-mail',
    retryLimit: 2880,
    retryDelaySeconds: 2,
    concurrency: 2,
    run: async (mail) => void (await mailer.send(mail)),
  };
}

export function createMailQueue(jobs: Jobs, kind: JobKind<AddressedMail>): MailQueue {
  const named = (mail: AddressedMail) => ({ ...mail, id: randomUUID(), queuedAt: new Date().toISOString() });
  return {
    enqueue: (transaction, to, mail) => jobs.enqueue(transaction, kind, named({ ...mail, to })),
    enqueueAll: (transaction, mails) => jobs.enqueueAll(transaction, kind, mails.map(named)),
  };
}
