import { createReadStream, existsSync, statSync } from 'node:fs';
import { access, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectDir } from '../config.ts';
import { ImportError } from './import-error.ts';
import { type Mapping, readMapping } from './mapping/mapping.ts';

const mappingsDir = join(projectDir, 'server', 'import-mappings');

/** A mapping by its path or, if it is one of those that come with the project, by its name. */
export async function openMapping(nameOrPath: string): Promise<Mapping> {
  const ours = join(mappingsDir, `${nameOrPath}.json`);
  const file = existsSync(nameOrPath) ? nameOrPath : ours;
  if (!existsSync(file)) throw new ImportError(`There is no mapping ${nameOrPath}.`);
  return readMapping(await readFile(file, 'utf8'), file);
}

/** The bytes of a file, once it is sure that there is one to read. */
export async function openCsv(file: string): Promise<AsyncIterable<Uint8Array>> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new ImportError(`There is no file ${file}.`);
  if (!found.isFile()) throw new ImportError(`${file} is not a file.`);
  await access(file, constants.R_OK).catch(() => {
    throw new ImportError(`${file} may not be read by this user.`);
  });
  return createReadStream(file);
}
