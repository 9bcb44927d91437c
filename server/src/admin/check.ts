import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { StartupError } from '../lib/startup-error.ts';
import { placeOf } from '../platform/database/open-database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { readSiteConfig } from '../setup/site-env.ts';
import { withDatabaseOf } from '../with-database.ts';
import { checkClock, checkDatabase, checkDisk, checkMail, checkPermissions, checkStore } from './checks.ts';
import { type Command, takeArguments } from './command.ts';

export const check: Command = {
  parameters: '',
  about: 'checks settings, database, time, store, mail, disk and permissions',
  async run(args) {
    takeArguments(args, 0);
    let failed = 0;
    const report = async (name: string, checking: () => Promise<string>) => {
      try {
        console.log(`ok      ${name.padEnd(11)}  ${await checking()}`);
      } catch (error) {
        failed += 1;
        console.log(`FAILED  ${name.padEnd(11)}  ${inOneLine(error)}`);
      }
    };
    let config: Config | undefined;
    await report('settings', async () => {
      config = readSiteConfig(process.env);
      return 'valid';
    });
    if (config) await checkSite(config, report);
    if (failed > 0) throw new StartupError(`Failed checks: ${failed}`);
  },
};

type Report = (name: string, checking: () => Promise<string>) => Promise<void>;

async function checkSite(config: Config, report: Report): Promise<void> {
  const place = placeOf({ url: config.databaseUrl, dataDir: config.dataDir });
  let isOpened = false;
  const checkInside = async (db: Kysely<Tables>) => {
    isOpened = true;
    await report('database', () => checkDatabase(db, place));
    await report('time', () => checkClock(db));
    await report('store', () => checkStore(db, config));
  };
  try {
    await withDatabaseOf(config, true, checkInside);
  } catch (error) {
    if (isOpened) throw error;
    for (const name of ['database', 'time', 'store']) await report(name, () => Promise.reject(error));
  }
  await report('mail', () => checkMail(config));
  await report('disk', () => checkDisk(config));
  await report('permissions', () => checkPermissions(config));
}

function inOneLine(error: unknown): string {
  const text =
    error instanceof StartupError ? [error.message, error.hint].filter(Boolean).join(' ') : reasonOf(error);
  return text.replaceAll(/\s*\n\s*/g, '; ');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
}
