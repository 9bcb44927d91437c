import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { packDemoFile, seedPackDemo } from './demo/seed-pack-demo.ts';
import { createAdmin, hasAdmin } from './features/accounts/accounts.feature.ts';
import { beginCountersAtZero } from './features/site/site.feature.ts';
import type { Marketplace } from './marketplace.ts';
import { hasSiteValue, siteValue } from './platform/database/site-values.ts';

export interface StartAccounts {
  /** New accounts, whose passwords are shown this one time. */
  shown: { label: string; email: string; password: string }[];
  /** The file with the demo's passwords. */
  file: string | undefined;
  hasAdmin: boolean;
}

const demoMark = 'demo';
/** The city pack whose demo is a program: it has pictures and hundreds of listings. */
const writtenDemo = 'siliguri';
const demoAdminEmail = 'admin@thikana.example';

/** Creates what a new site needs: the configured administrator, and the demo on a new embedded database. */
export async function firstStart(
  config: Config,
  { database, services }: Pick<Marketplace, 'database' | 'services'>,
  options: { withDemo: boolean },
): Promise<StartAccounts> {
  const shown: StartAccounts['shown'] = [];
  const file = path.join(config.dataDir, 'demo-accounts.txt');

  if (config.admin && !(await hasAdmin(services.db))) {
    const { email, password } = await createAdmin(services.db, config.admin);
    if (password && !config.admin.password) shown.push({ label: 'Admin', email, password });
  }
  // The demo goes only into a new, unused database that this site created.
  if (database.embedded && !(await hasSiteValue(services.db, demoMark))) {
    const seed = options.withDemo ? demoOf(config.cityDir) : undefined;
    if (seed && !(await hasListings(services.db))) shown.push(...(await makeDemo(services, { file, seed })));
    await siteValue(services.db, demoMark, () => (seed ? 'made' : 'not wanted'));
  }
  if (!(await hasListings(services.db))) await beginCountersAtZero(services.db);
  return { shown, file: existsSync(file) ? file : undefined, hasAdmin: await hasAdmin(services.db) };
}

/** Whether the site makes a demo if it is new. */
export const hasDemo = ({ cityDir }: Pick<Config, 'cityDir'>): boolean => demoOf(cityDir) !== undefined;

async function hasListings(db: Marketplace['services']['db']): Promise<boolean> {
  return (await db.selectFrom('listings').select('id').limit(1).executeTakeFirst()) !== undefined;
}

type Seed = (services: Marketplace['services'], ownerPassword: string) => Promise<{ ownerEmail: string }>;

/** The written demo of one city, or the listings of the pack; undefined if it has none. */
function demoOf(cityDir: string | undefined): Seed | undefined {
  if (cityDir === undefined || path.basename(cityDir) === writtenDemo)
    return (services, ownerPassword) => seedDemo({ ...services, ownerPassword });
  const file = packDemoFile(cityDir);
  return file ? ({ db }, ownerPassword) => seedPackDemo({ db, file, ownerPassword }) : undefined;
}

async function makeDemo(
  services: Marketplace['services'],
  { file, seed }: { file: string; seed: Seed },
): Promise<StartAccounts['shown']> {
  const ownerPassword = randomBytes(9).toString('base64url');
  const { ownerEmail } = await seed(services, ownerPassword);
  const accounts = [{ label: 'Owner', email: ownerEmail, password: ownerPassword }];
  const admin = await createAdmin(services.db, { email: demoAdminEmail });
  if (admin.password) accounts.unshift({ label: 'Admin', email: admin.email, password: admin.password });
  const lines = accounts.map(({ label, email, password }) => `${label}\t${email}\t${password}`);
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return accounts;
}
