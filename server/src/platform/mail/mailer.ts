import type { Log } from '../log.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface Mail {
  subject: string;
  html: string;
  text: string;
  /** Where its button leads: named in the log by the outbox, so that a local run needs no mail client. */
  link?: string;
  /** Where a mail program's own button ends mails of this kind, with one POST and no login. */
  unsubscribeLink?: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  /** Something for the reader's calendar. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string };
}

export interface AddressedMail extends Mail {
  to: string;
  /** Made once, when it was queued: a mail that is sent again, because nobody heard of the first time, stays the same mail. */
  id?: string;
  queuedAt?: string;
}

export interface Mailer {
  /** Rejects when the mail was not taken over; the caller (a job) tries again. */
  send(mail: AddressedMail): Promise<void>;
  /** Rejects when the relay cannot be reached or refuses the login. The outbox has nothing to verify. */
  verify?(): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; without it mails become files in `outboxDir`. */
  smtpUrl?: string | undefined;
  outboxDir: string;
  /** Sender as in a From header, e.g. `Thikana <no-reply@example.org>`. */
  from: string;
  log: Pick<Log, 'info'>;
}

export function createMailer({ smtpUrl, outboxDir, from, log }: MailerOptions): Mailer {
  return smtpUrl ? createSmtpMailer({ smtpUrl, from }) : createOutboxMailer({ outboxDir, from, log });
}
