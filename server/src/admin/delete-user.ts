import { commandLine } from '../features/audit/audit.feature.ts';
import { deleteUser } from '../features/users/users.feature.ts';
import { StartupError } from '../lib/startup-error.ts';
import { shellCommand } from '../shell-command.ts';
import { type Command, takeArguments } from './command.ts';
import { findAccount } from './find-account.ts';
import { withSite } from './with-site.ts';

export const deleteAccount: Command = {
  parameters: 'EMAIL --yes',
  about: 'deletes an account with its listings, pictures and messages',
  async run(args) {
    const [email = '', confirmed] = takeArguments(args, 1, 2);
    if (confirmed !== '--yes')
      throw new StartupError(
        'This cannot be undone.',
        `To delete it: ${shellCommand('admin', `delete-user ${email} --yes`)}`,
      );
    await withSite(async (site) => {
      const { id } = await findAccount(site.db, email);
      await deleteUser(site, commandLine, { userId: id, confirm: email });
    });
    console.log(`${email} was deleted. The site deletes the files of the pictures within minutes.`);
    console.log('Backups and the outbox still have the person: see docs/how-do-i.md.');
  },
};
