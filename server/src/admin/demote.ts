import { commandLine } from '../features/audit/audit.feature.ts';
import { changeRole } from '../features/users/users.feature.ts';
import { type Command, takeArguments } from './command.ts';
import { findAccount } from './find-account.ts';
import { withSite } from './with-site.ts';

export const demote: Command = {
  parameters: 'EMAIL',
  about: 'takes the role of a member of staff away; the account stays',
  async run(args) {
    const [email = ''] = takeArguments(args, 1);
    await withSite(async (site) => {
      const { id } = await findAccount(site.db, email);
      await changeRole(site, commandLine, { userId: id, role: 'user' });
    });
    console.log(`${email} is no longer a member of staff, and is logged out everywhere.`);
  },
};
