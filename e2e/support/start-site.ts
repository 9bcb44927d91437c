import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { startSite as startProcess } from '../../scripts/start-site.ts';
import { changeDatabase } from './site-database.ts';
import { startSmtpInbox } from './smtp-inbox.ts';

/** Starts the site with the demo catalogue for all tests and passes its address in the environment. */
export default async function startSite(): Promise<() => Promise<void>> {
  const mailDir = mkdtempSync(path.join(tmpdir(), 'thikana-mails-'));
  const mailFile = path.join(mailDir, 'mails.jsonl');
  const inbox = await startSmtpInbox(mailFile);
  const environment = { SMTP_URL: inbox.url };
  const site = await startProcess({ port: await freePort(), demo: true, environment });
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA_DIR = site.dataDir;
  process.env.SITE_MAIL_FILE = mailFile;
  await leavePicturesAsReceived();

  return async () => {
    await site.stop();
    await inbox.stop();
    rmSync(mailDir, { recursive: true, force: true });
  };
}

/** The other renditions of the demo would take two minutes and slow down the tests. */
function leavePicturesAsReceived(): Promise<void> {
  return changeDatabase((client) =>
    client.query(`delete from pgboss.job where name = 'finish-picture' and state = 'created'`),
  );
}
