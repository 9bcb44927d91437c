import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { dayMilliseconds } from '../../lib/durations.ts';
import { isArchiveName } from '../archive-writer.ts';
import { BackupError } from '../backup-error.ts';
import { fileOutput, unfinishedEnding } from './archive-output.ts';
import { fileSource } from './archive-source.ts';
import type { BackupPlace } from './backup-place.ts';

export function folderPlace(folder: string): BackupPlace {
  const at = (name: string) => path.join(folder, name);
  const namesIn = () =>
    readdir(folder).catch((error: NodeJS.ErrnoException) => {
      // A folder that is not there may be a disk that is not mounted, so it is never created.
      if (error.code === 'ENOENT') throw new BackupError(`There is no folder ${folder} (BACKUP_TO).`);
      throw new BackupError(`The folder ${folder} cannot be read: ${error.message}`);
    });

  /** Deletes what killed backups left; the file of a running one is younger. */
  async function removeUnfinished(): Promise<void> {
    for (const name of (await namesIn()).filter((each) => each.endsWith(unfinishedEnding))) {
      const age = Date.now() - (await stat(at(name))).mtimeMs;
      if (age > dayMilliseconds) await rm(at(name), { force: true });
    }
  }

  return {
    description: folder,
    async output(name) {
      await removeUnfinished();
      return fileOutput(at(name));
    },
    source: (name) => fileSource(at(name)),
    list: async (prefix) =>
      (await namesIn()).filter((name) => name.startsWith(prefix) && isArchiveName(name)),
    remove: (name) => rm(at(name)),
  };
}
