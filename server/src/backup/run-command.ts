import { StartupError } from '../lib/startup-error.ts';
import { StorageUnavailable } from '../platform/storage/storage-unavailable.ts';
import { BackupError } from './backup-error.ts';

/** Runs a command. Problems that its user can fix are shown without a stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof StartupError) console.error([error.message, error.hint].filter(Boolean).join('\n'));
    else if (error instanceof BackupError) console.error(error.message);
    else console.error(inWords(error) ?? error);
  }
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** Errors that an operator can fix without knowing the program. */
function inWords(error: unknown): string | undefined {
  if (error instanceof StorageUnavailable) {
    return `The picture store cannot be used: ${reasonOf(error)}\nCheck S3_ENDPOINT, S3_BUCKET and its keys, or DATA_DIR.`;
  }
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return isFull ? 'The disk is full.' : undefined;
}
