import path from 'node:path';
import { parseArgs } from 'node:util';
import { decodeJwt } from 'jose';
import type { Kysely } from 'kysely';
import { type Breach, findTouched } from '../breach/find-touched.ts';
import { writeDrafts } from '../breach/write-drafts.ts';
import { accountsRepository } from '../features/accounts/accounts.feature.ts';
import { commandLine, recordAudit } from '../features/audit/audit.feature.ts';
import { currentFacts } from '../features/city/city.feature.ts';
import { createSettings, defaultSettings, siteIdentity } from '../features/site/site.feature.ts';
import { StartupError } from '../lib/startup-error.ts';
import { m } from '../paraglide/messages.js';
import type { Tables } from '../platform/database/tables.ts';
import type { Command } from './command.ts';
import { findAccount } from './find-account.ts';
import { withSiteDatabase } from './with-site.ts';

const options = {
  account: { type: 'string' },
  token: { type: 'string' },
  table: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  out: { type: 'string', default: 'breach' },
} as const;
type Values = Partial<Record<keyof typeof options, string>>;

export const breach: Command = {
  parameters: '--account EMAIL | --token TOKEN | --table NAME | --from TIME --to TIME',
  about: 'lists whose data was within reach, and drafts the notices to them and to the board',
  async run(args) {
    await withSiteDatabase(async (db, config) => {
      const values = readValues(args);
      const startedAt = performance.now();
      const people = await findTouched(db, await readBreach(db, values));
      const settings = createSettings({ db, defaults: defaultSettings(config.site, currentFacts()) });
      const { contactEmail } = await settings.get();
      const { name } = siteIdentity(settings, { name: config.site.name, publicUrl: config.publicUrl });
      const scope = () => scopeOf(values);
      const folder = path.resolve(values.out ?? options.out.default);
      const draft = { people, siteName: name, contactEmail, scope, now: new Date() };
      await db.transaction().execute((transaction) =>
        recordAudit(transaction, {
          adminId: commandLine,
          action: 'site.breach',
          subject: { id: 'breach', label: scope },
          detail: String(people.length),
        }),
      );
      const files = await writeDrafts(folder, draft);
      console.log(`People: ${people.length}`);
      console.log(`Written to ${folder}: ${files.join(', ')}`);
      console.log(`Seconds: ${((performance.now() - startedAt) / 1_000).toFixed(1)}`);
    });
  },
};

function readValues(args: readonly string[]): Values {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}

async function readBreach(db: Kysely<Tables>, { account, token, table, from, to }: Values): Promise<Breach> {
  if ([account, token, table ?? from ?? to].filter((each) => each !== undefined).length !== 1)
    throw new StartupError('Name one of --account, --token, --table, or --from and --to.');
  if (account) return { account: await findAccount(db, account) };
  if (token) return { account: await findOwner(db, token) };
  return { table, from: timeOf(from), to: timeOf(to) };
}

/** The token need not be valid any more. */
async function findOwner(db: Kysely<Tables>, token: string) {
  const id = subjectOf(token);
  const user = id === undefined ? undefined : await accountsRepository(db).findById(id);
  if (!user) throw new StartupError('This is no token of an account of this site.');
  return user;
}

function subjectOf(token: string): string | undefined {
  try {
    return decodeJwt(token).sub;
  } catch {
    return undefined;
  }
}

function timeOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new StartupError(`${text} is no time.`, 'Write it like 2026-11-25 or 2026-11-25T14:00+05:30.');
  return time;
}

/** Without the token, which may still be valid. */
function scopeOf({ account, token, table, from, to }: Values): string {
  const kind = account ? 'account' : token ? 'token' : table ? 'table' : 'all';
  const times = from ? (to ? 'between' : 'since') : to ? 'until' : 'always';
  return m.breach_scope({ kind, times, place: account ?? table ?? '', from: from ?? '', to: to ?? '' });
}
