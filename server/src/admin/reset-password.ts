import { setPasswordFor } from '../features/accounts/accounts.feature.ts';
import { commandLine } from '../features/audit/audit.feature.ts';
import { type Command, takeArguments } from './command.ts';
import { findAccount } from './find-account.ts';
import { withSite } from './with-site.ts';

export const resetPassword: Command = {
  parameters: 'EMAIL',
  about: 'replaces the password of an account and prints the new one',
  async run(args) {
    const [email = ''] = takeArguments(args, 1);
    const password = await withSite(async (site) => {
      const { id } = await findAccount(site.db, email);
      return setPasswordFor(site, commandLine, id);
    });
    console.log(`\n  Account   ${email}\n  Password  ${password}  (shown once)\n`);
  },
};
