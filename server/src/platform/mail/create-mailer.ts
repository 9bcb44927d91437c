import type { Log } from '../log.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; without it, emails are files in `outboxDir`. */
  smtpUrl?: string | undefined;
  outboxDir: string;
  /** Sender as in a From header, e.g. `Thikana <no-reply@example.org>`. */
  from: string;
  log: Pick<Log, 'info'>;
}

export function createMailer({ smtpUrl, outboxDir, from, log }: MailerOptions): Mailer {
  return smtpUrl ? createSmtpMailer({ smtpUrl, from }) : createOutboxMailer({ outboxDir, from, log });
}
