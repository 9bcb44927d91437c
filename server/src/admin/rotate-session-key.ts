import { commandLine } from '../features/audit/audit.feature.ts';
import { rotateSessionKey } from '../features/system/system.feature.ts';
import { type Command, takeArguments } from './command.ts';
import { withSiteDatabase } from './with-site.ts';

export const rotate: Command = {
  parameters: '',
  about: 'replaces the key of sessions and links in emails: everyone has to log in again',
  async run(args) {
    takeArguments(args, 0);
    await withSiteDatabase((db) => rotateSessionKey(db, commandLine));
    console.log(
      'The key is replaced. Restart every process of the site now: until then it uses the old key.',
    );
  },
};
