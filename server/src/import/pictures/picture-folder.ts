import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import path from 'node:path';

/** Why a file cannot be used; the text continues a sentence about its name. */
export class PictureFileError extends Error {
  override readonly name = 'PictureFileError';
}

/** Opens a file of the folder. Links that lead out of the folder are refused, and so is what is no file. */
export async function openPictureFile(folder: string, name: string): Promise<FileHandle> {
  const root = await realpath(folder).catch(() => {
    throw new PictureFileError(`was not found, because there is no folder ${folder}`);
  });
  const file = await realpath(path.join(root, name)).catch(() => {
    throw new PictureFileError(`was not found in ${folder}`);
  });
  if (!file.startsWith(root + path.sep)) throw new PictureFileError(`leads out of ${folder}`);
  // A pipe would block, and the last part may have become a link meanwhile.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const handle = await open(file, flags).catch((error: Error) => {
    throw new PictureFileError(`cannot be read: ${error.message}`);
  });
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw new PictureFileError('is not a file');
}
