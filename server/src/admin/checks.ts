import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { warnLimits } from '@thikana/contract/watch';
import { type Kysely, sql } from 'kysely';
import { type Config, migrationsDir } from '../config.ts';
import { diskSpace } from '../lib/disk-space.ts';
import { createLog } from '../log.ts';
import { openStore } from '../open-store.ts';
import { compareMigrations } from '../platform/database/compare-migrations.ts';
import { findSiteId } from '../platform/database/site-values.ts';
import type { Tables } from '../platform/database/tables.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { markKey } from '../platform/storage/storage.ts';

const probeKey = 'check/probe';
/** Codes of two-step login tolerate 30 seconds. */
const clockToleranceSeconds = 10;

export async function checkDatabase(db: Kysely<Tables>, place: string): Promise<string> {
  const { rows } = await sql<{ version: string; canCreate: boolean }>`
    select current_setting('server_version') as version,
      has_schema_privilege(current_schema(), 'create') as "canCreate"`.execute(db);
  const [found] = rows;
  if (!found?.canCreate)
    throw new Error(`${place}: the user may not create tables, so the next update would fail.`);
  const { waiting } = await compareMigrations(db, migrationsDir);
  if (waiting.length > 0)
    throw new Error(`${place}: the next start of the site runs the migrations ${waiting.join(', ')}.`);
  return `${place}, PostgreSQL ${found.version}, all migrations applied`;
}

export async function checkClock(db: Kysely<Tables>): Promise<string> {
  const before = Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const middle = (before + Date.now()) / 2;
  const seconds = Math.abs((rows[0]?.now.getTime() ?? 0) - middle) / 1_000;
  if (seconds > clockToleranceSeconds)
    throw new Error(`The clocks of this machine and the database differ by ${Math.round(seconds)} s.`);
  return `${new Date().toISOString()}, the same as the database`;
}

/** Writes, reads and deletes a file, and compares the site id. */
export async function checkStore(db: Kysely<Tables>, config: Config): Promise<string> {
  const storage = await openStore(config, db);
  const place = config.s3 ? `bucket ${config.s3.bucket}` : path.join(config.dataDir, 'pictures');
  const owner = (await storage.get(markKey))?.toString();
  if (owner && owner !== (await findSiteId(db)))
    throw new Error(`${place} belongs to another site. See docs/operating.md, "The site id".`);
  const probe = Buffer.from(new Date().toISOString());
  await storage.put(probeKey, probe, 'text/plain');
  const read = await storage.get(probeKey);
  await storage.removeFolder(path.posix.dirname(probeKey));
  if (!read?.equals(probe)) throw new Error(`${place} returns other bytes than were written.`);
  return `${place}: written, read and deleted a file`;
}

export async function checkMail(config: Config): Promise<string> {
  const outboxDir = path.join(config.dataDir, 'outbox');
  const mailer = createMailer({ ...config.mail, from: '', outboxDir, log: createLog('silent') });
  try {
    if (!mailer.verify) return `SMTP_URL is not set: emails are files in ${outboxDir}`;
    await mailer.verify();
    return 'the relay accepts the login';
  } finally {
    mailer.close();
  }
}

export async function checkDisk({ dataDir }: Config): Promise<string> {
  const { freeBytes, totalBytes } = await diskSpace(dataDir);
  const free = `${(freeBytes / 1e9).toFixed(1)} GB of ${(totalBytes / 1e9).toFixed(1)} GB free at ${dataDir}`;
  if (freeBytes < totalBytes * warnLimits.freeDiskShare) throw new Error(`Only ${free}.`);
  return free;
}

export async function checkPermissions({ dataDir }: Config): Promise<string> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`This user cannot read and write ${dataDir}`, { cause: error });
  }
  return `this user can read and write ${dataDir}`;
}
