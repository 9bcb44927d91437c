import { randomUUID } from 'node:crypto';
import type { SiteLanguage } from '@thikana/contract/language';
import type { Transaction } from 'kysely';
import { inLanguage } from '../../lib/current-language.ts';
import type { Tables } from '../database/tables.ts';
import type { JobKind, Jobs, QueuedKind } from '../jobs/jobs.ts';
import type { AddressedMail, Mail, Mailer } from './mailer.ts';

/** An email address, and the language of its reader. */
export interface MailReader {
  email: string;
  language: SiteLanguage;
}

/** An email that is composed in the language of its reader. */
export interface MailTo {
  reader: MailReader;
  compose: () => Mail;
}

export interface MailQueue {
  /** Queues an email that is sent after the commit, and retried while the relay is away. */
  enqueue(transaction: Transaction<Tables>, reader: MailReader, compose: () => Mail): Promise<void>;
  /** Queues many emails. */
  enqueueAll(transaction: Transaction<Tables>, mails: readonly MailTo[]): Promise<void>;
}

const sendMail: QueuedKind<AddressedMail> = { name: 'send-mail' };

/** Retries for about two days. */
export function sendMailJob(mailer: Mailer): JobKind<AddressedMail> {
  return {
    name: sendMail.name,
    retryLimit: 2880,
    retryDelaySeconds: 2,
    concurrency: 2,
    run: async (mail) => void (await mailer.send(mail)),
  };
}

export function createMailQueue(jobs: Jobs): MailQueue {
  const addressed = ({ reader, compose }: MailTo): AddressedMail => ({
    ...inLanguage(reader.language, compose),
    to: reader.email,
    id: randomUUID(),
    queuedAt: new Date().toISOString(),
  });
  return {
    enqueue: (transaction, reader, compose) =>
      jobs.enqueue(transaction, sendMail, addressed({ reader, compose })),
    enqueueAll: (transaction, mails) => jobs.enqueueAll(transaction, sendMail, mails.map(addressed)),
  };
}
