import { z } from 'zod';
import { readConfig } from './config.ts';
import { createAdmin } from './features/accounts/accounts.feature.ts';
import { StartupError } from './lib/startup-error.ts';
import { withDatabase } from './with-database.ts';

const usage = 'Usage: npm run admin -- create you@example.org';

/** `npm run admin -- create <email>`: creates an administrator, or promotes the account with that address. */
async function main(): Promise<void> {
  const [command, address] = process.argv.slice(2);
  const email = z.email().safeParse(address);
  if (command !== 'create' || !email.success) throw new StartupError(usage);
  await withDatabase(readConfig(process.env), async (db) => {
    const admin = await createAdmin(db, { email: email.data });
    if (admin.password)
      console.log(`\n  Administrator  ${admin.email}\n  Password       ${admin.password}  (shown once)\n`);
    else console.log(`\n  ${admin.email} is an administrator now, with the password of before.\n`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? `\n${error.message}\n${error.hint ?? ''}` : error);
  process.exit(1);
});
