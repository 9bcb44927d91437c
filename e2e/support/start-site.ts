import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { startSite as startProcess } from '../../scripts/start-site.ts';
import { changeDatabase } from './site-database.ts';
import { startSmtpInbox } from './smtp-inbox.ts';

/** What tests read about their site. */
type SiteEnvironment = Record<'SITE_URL' | 'SITE_DATA_DIR' | 'SITE_MAIL_FILE', string>;

/** Starts the site with the demo catalogue and names it in the environment. */
export async function startSite(): Promise<{ environment: SiteEnvironment; stop(): Promise<void> }> {
  const mailDir = mkdtempSync(path.join(tmpdir(), 'thikana-mails-'));
  const mailFile = path.join(mailDir, 'mails.jsonl');
  const inbox = await startSmtpInbox(mailFile);
  const site = await startProcess({
    port: await freePort(),
    demo: true,
    environment: { SMTP_URL: inbox.url },
  });
  const environment = { SITE_URL: site.url, SITE_DATA_DIR: site.dataDir, SITE_MAIL_FILE: mailFile };
  Object.assign(process.env, environment);
  await leavePicturesAsReceived(site.dataDir);
  return {
    environment,
    async stop() {
      await site.stop();
      await inbox.stop();
      rmSync(mailDir, { recursive: true, force: true });
    },
  };
}

/** The other renditions of the demo would take two minutes and slow down the tests. */
function leavePicturesAsReceived(dataDir: string): Promise<void> {
  return changeDatabase(
    (client) => client.query(`delete from pgboss.job where name = 'finish-picture' and state = 'created'`),
    dataDir,
  );
}
