import { endTwoStepFor } from '../features/accounts/accounts.feature.ts';
import { commandLine } from '../features/audit/audit.feature.ts';
import { type Command, takeArguments } from './command.ts';
import { findAccount } from './find-account.ts';
import { withSite } from './with-site.ts';

export const resetTwoStep: Command = {
  parameters: 'EMAIL',
  about: 'turns two-step login off for an account whose device was lost',
  async run(args) {
    const [email = ''] = takeArguments(args, 1);
    await withSite(async (site) => {
      const { id } = await findAccount(site.db, email);
      await endTwoStepFor(site, commandLine, id);
    });
    console.log(`Two-step login is off for ${email}. The password is unchanged.`);
  },
};
