import { StartupError } from '#server/lib/startup-error.ts';

const otherFolderHint = 'Give the folder to the user who starts Thikana, or set DATA_DIR to another one.';

/** Turns a file system error into one that the operator can act on; other errors stay as they are. */
export function explainFolderError(error: unknown, dataDir: string): unknown {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (syscall?.startsWith('spawn')) {
    return new StartupError(
      `The PostgreSQL that comes with Thikana cannot be run: ${message}.`,
      'Run npm rebuild.',
    );
  }
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return new StartupError(`Thikana may not write in its data folder ${dataDir}.`, otherFolderHint);
    case 'EROFS':
      return new StartupError(`The disk with the data folder ${dataDir} is read-only.`, otherFolderHint);
    case 'ENOTDIR':
    case 'EEXIST':
    case 'ENOENT':
      return syscall === 'mkdir'
        ? new StartupError(
            `The data folder ${dataDir} cannot be made there.`,
            'Set DATA_DIR to another folder.',
          )
        : error;
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return new StartupError(
        `The disk of the data folder ${dataDir} is full.`,
        'Free some space on that disk. What was saved is still there.',
      );
    default:
      return error;
  }
}
