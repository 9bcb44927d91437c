import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Creates a folder of migrations for one test. */
export function writeMigrations(files: Record<string, string>): string {
  const folder = makeTemporaryFolder();
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return folder;
}
