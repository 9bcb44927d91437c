import { commandLine } from '../features/audit/audit.feature.ts';
import { keptDays } from '../features/city/city.feature.ts';
import { findSealingKey, makeSealingKey } from '../features/sealed-records/sealed-records.feature.ts';
import { StartupError } from '../lib/startup-error.ts';
import { shellCommand } from '../shell-command.ts';
import { type Command, takeArguments } from './command.ts';
import { withSiteDatabase } from './with-site.ts';

export const sealingKey: Command = {
  parameters: '[--replace]',
  about: 'makes the key for what the law says to keep of deleted accounts, and shows its private half once',
  async run(args) {
    const [flag] = takeArguments(args, 0, 1);
    await withSiteDatabase(async (db) => {
      if (flag !== '--replace' && (await findSealingKey(db)))
        throw new StartupError(
          'This site has a key already. Records that were sealed with it can only be read with its private half.',
          `To seal new records with another one: ${shellCommand('admin', 'sealing-key --replace')}`,
        );
      console.log(`Private key: ${await makeSealingKey(db, commandLine)}`);
      console.log(
        'Keep it in a safe place away from this machine. The site does not have it and cannot show it again.',
      );
      console.log(`From now on, records of deleted accounts are sealed for ${keptDays('logs')} days.`);
    });
  },
};
