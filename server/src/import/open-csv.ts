import { createReadStream, statSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { ImportError } from './import-error.ts';

/** Opens the file, or throws if it cannot be read. */
export async function openCsv(file: string): Promise<AsyncIterable<Uint8Array>> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new ImportError(`There is no file ${file}.`);
  if (!found.isFile()) throw new ImportError(`${file} is not a file.`);
  await access(file, constants.R_OK).catch(() => {
    throw new ImportError(`${file} cannot be read by this user.`);
  });
  return createReadStream(file);
}
