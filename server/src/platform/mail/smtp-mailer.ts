import { createTransport } from 'nodemailer';
import { hidePassword } from './hide-password.ts';
import { toMessage } from './mail-message.ts';
import type { Mailer } from './mailer.ts';

/**
 * Sends emails to a relay. A connection that is lost while sending is an error (`maxRequeues: 0`): only the job queue
 * retries.
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
  const hide = hidePassword(smtpUrl);
  const throwHidden = (error: unknown) => {
    throw hide(error);
  };
  return {
    async send(mail) {
      const { response } = await transport.sendMail(toMessage(mail, from)).catch(throwHidden);
      return { answer: response };
    },
    async verify() {
      await transport.verify().catch(throwHidden);
    },
    close: () => transport.close(),
  };
}
