import { roles } from '@thikana/contract/vocabulary';
import { z } from 'zod';
import { readConfig } from './config.ts';
import { createAdmin } from './features/accounts/accounts.feature.ts';
import { adoptStore } from './features/pictures/pictures.feature.ts';
import { StartupError } from './lib/startup-error.ts';
import { openStore } from './open-store.ts';
import { withDatabase } from './with-database.ts';

const titles = { moderator: 'Moderator', editor: 'Editor', admin: 'Administrator' } as const;

const usage = `Usage:
  npm run admin -- create you@example.org             creates an administrator, or gives the account of that address the role
  npm run admin -- create you@example.org moderator   the same for a moderator, or an editor
  npm run admin -- adopt-store                        makes the picture store belong to this site`;

async function main(): Promise<void> {
  const [command, address, role = 'admin'] = process.argv.slice(2);
  if (command === 'adopt-store' && !address) return adopt();
  const wanted = z.object({ email: z.email(), role: z.enum(roles).exclude(['user']) });
  const { data } = wanted.safeParse({ email: address, role });
  if (command !== 'create' || !data) throw new StartupError(usage);
  await create(data);
}

async function create({ email, role }: { email: string; role: keyof typeof titles }): Promise<void> {
  await withDatabase(readConfig(process.env), async (db) => {
    const { email: address, password } = await createAdmin(db, { email, role });
    const title = titles[role];
    if (password)
      console.log(`\n  ${title.padEnd(13)}  ${address}\n  Password       ${password}  (shown once)\n`);
    else console.log(`\n  ${address} has now the role ${title.toLowerCase()}; the password is unchanged.\n`);
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
