import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { accountsRepository, hashPassword } from '../features/accounts/accounts.feature.ts';
import { findLandUnits } from '../features/site/site.feature.ts';
import { readRows } from '../import/csv/read-rows.ts';
import { importListings } from '../import/import-listings.ts';
import { noMapping } from '../import/mapping.ts';
import { openCsv } from '../import/open-csv.ts';
import { newId } from '../lib/ids.ts';
import { StartupError } from '../lib/startup-error.ts';
import { m } from '../paraglide/messages.js';
import type { Tables } from '../platform/database/tables.ts';

const ownerEmail = 'owner@thikana.example';

/** The listings of a pack's demo, if it has one. */
export function packDemoFile(cityDir: string): string | undefined {
  const file = path.join(cityDir, 'demo/listings.csv');
  return existsSync(file) ? file : undefined;
}

/** Imports the demo of a city pack as approved listings of one owner. */
export async function seedPackDemo(options: {
  db: Kysely<Tables>;
  file: string;
  ownerPassword: string;
}): Promise<{ ownerEmail: string }> {
  const { db, file } = options;
  const id = newId();
  await accountsRepository(db).insert({
    id,
    name: m.demo_owner_name(),
    email: ownerEmail,
    phone: null,
    passwordHash: await hashPassword(options.ownerPassword),
    role: 'user',
    isVerified: true,
  });
  await importListings({
    db,
    rows: readRows({ bytes: await openCsv(file), file, mapping: noMapping, onHeader() {} }),
    mapping: noMapping,
    ownerId: id,
    status: 'approved',
    landUnits: await findLandUnits(db),
    isDryRun: false,
    onRefused({ line, problems }) {
      const reasons = problems.map(({ column, reason }) => [column, reason].filter(Boolean).join(': '));
      throw new StartupError(`${file}:${line}: ${reasons.join('; ')}`);
    },
    onProgress() {},
    signal: new AbortController().signal,
  });
  return { ownerEmail };
}
