import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import { toMessage } from './mail-message.ts';
import type { AddressedMail, Mailer } from './mailer.ts';

interface OutboxOptions {
  outboxDir: string;
  from: string;
  log: Pick<Log, 'info'>;
}

/** Writes every email as a complete `.eml` file, so that the site can be tried without a relay. */
export function createOutboxMailer({ outboxDir, from, log }: OutboxOptions): Mailer {
  const composer = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(toMessage(mail, from));
      await mkdir(outboxDir, { recursive: true });
      const file = join(outboxDir, fileName(mail));
      await writeWhole(file, message);
      log.info(
        { to: mail.to, subject: mail.subject, link: mail.link, file },
        `Mail to ${mail.to}: "${mail.subject}"${mail.link ? ` ${mail.link}` : ''}`,
      );
      return { file };
    },
    close: () => composer.close(),
  };
}

/** Sorts by time; the id separates emails of the same millisecond. A repeated delivery replaces the first file. */
function fileName({
  to,
  id = randomBytes(4).toString('hex'),
  queuedAt = new Date().toISOString(),
}: AddressedMail): string {
  const time = queuedAt.replaceAll(/[:.]/g, '-');
  const recipient = to
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return `${time}-${recipient}-${id}.eml`;
}

/**
 * Readers see the whole file or none, even after a power cut. Only the owner may read it, because it contains secret
 * links.
 */
async function writeWhole(file: string, content: Buffer | Readable): Promise<void> {
  const partial = `${file}.partial`;
  try {
    const handle = await open(partial, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
