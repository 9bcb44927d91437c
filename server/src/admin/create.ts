import { roles } from '@thikana/contract/vocabulary';
import { z } from 'zod';
import { accountsRepository, createAdmin } from '../features/accounts/accounts.feature.ts';
import { commandLine } from '../features/audit/audit.feature.ts';
import { changeRole } from '../features/users/users.feature.ts';
import { StartupError } from '../lib/startup-error.ts';
import { type Command, takeArguments } from './command.ts';
import { withSite } from './with-site.ts';

const titles = { moderator: 'Moderator', editor: 'Editor', admin: 'Administrator' } as const;
const wanted = z.object({ email: z.email(), role: z.enum(roles).exclude(['user']) });

export const create: Command = {
  parameters: 'EMAIL [admin|editor|moderator]',
  about: 'creates an administrator, or gives the account of that address the role',
  async run(args) {
    const [address, given = 'admin'] = takeArguments(args, 1, 2);
    const { data } = wanted.safeParse({ email: address, role: given });
    if (!data) throw new StartupError('Enter an email address and, if you like, a role.');
    const { email, role } = data;
    const title = titles[role];
    await withSite(async (site) => {
      const existing = await accountsRepository(site.db).findByEmail(email);
      if (existing) {
        await changeRole(site, commandLine, { userId: existing.id, role });
        console.log(
          `\n  ${existing.email} has now the role ${title.toLowerCase()}; the password is unchanged.\n`,
        );
        return;
      }
      const { password } = await createAdmin(site.db, { email, role, createdBy: commandLine });
      console.log(`\n  ${title.padEnd(13)}  ${email}\n  Password       ${password}  (shown once)\n`);
    });
  },
};
