import { commandLine } from '../features/audit/audit.feature.ts';
import { adoptStore } from '../features/pictures/pictures.feature.ts';
import { openStore } from '../open-store.ts';
import { type Command, takeArguments } from './command.ts';
import { withSiteDatabase } from './with-site.ts';

export const adopt: Command = {
  parameters: '',
  about: 'makes the picture store belong to this site',
  async run(args) {
    takeArguments(args, 0);
    await withSiteDatabase(async (db, config) => {
      await adoptStore(db, await openStore(config, db), commandLine);
      console.log(`\n  The picture store now belongs to this site: ${config.s3?.bucket ?? config.dataDir}\n`);
    });
  },
};
