import { createTransport } from 'nodemailer';
import { toMessage } from './mail-message.ts';
import type { Mailer } from './mailer.ts';

/**
 * Hands mails to a relay. A connection lost while sending is an error here too (`maxRequeues: 0`): the job queue
 * is the only place that tries again, so that one policy decides when.
 */
export function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(mail, from));
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
