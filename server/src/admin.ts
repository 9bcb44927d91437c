import { z } from 'zod';
import { readConfig } from './config.ts';
import { createAdmin } from './features/accounts/accounts.feature.ts';
import { adoptStore } from './features/pictures/pictures.feature.ts';
import { StartupError } from './lib/startup-error.ts';
import { openStore } from './open-store.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage:
  npm run admin -- create you@example.org   creates an administrator, or promotes the account of that address
  npm run admin -- adopt-store              makes the picture store belong to this site`;

async function main(): Promise<void> {
  const [command, address] = process.argv.slice(2);
  if (command === 'adopt-store' && !address) return adopt();
  const email = z.email().safeParse(address);
  if (command !== 'create' || !email.success) throw new StartupError(usage);
  await create(email.data);
}

async function create(email: string): Promise<void> {
  await withDatabase(readConfig(process.env), async (db) => {
    const admin = await createAdmin(db, { email });
    if (admin.password)
      console.log(`\n  Administrator  ${admin.email}\n  Password       ${admin.password}  (shown once)\n`);
    else console.log(`\n  ${admin.email} is now an administrator; the password is unchanged.\n`);
  });
}

async function adopt(): Promise<void> {
  const config = readConfig(process.env);
  await withDatabase(config, async (db) => adoptStore(db, await openStore(config, db)));
  console.log(`\n  The picture store now belongs to this site: ${config.s3?.bucket ?? config.dataDir}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? `\n${error.message}\n${error.hint ?? ''}` : error);
  process.exit(1);
});
