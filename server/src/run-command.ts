import { ApiError } from '@thikana/contract/api-error';
import { BackupError } from './backup/backup-error.ts';
import { StartupError } from './lib/startup-error.ts';
import { isDatabaseUnavailable } from './platform/database/database-unavailable.ts';
import { StorageUnavailable } from './platform/storage/storage-unavailable.ts';

/** The exit codes of programs that Ctrl+C or a service manager ended. */
const signalExitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs a command. Problems that its user can fix are shown without a stack, and so is Ctrl+C. An exit, unlike the signal
 * itself, stops an embedded database.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  for (const [signal, code] of Object.entries(signalExitCodes)) {
    process.once(signal, () => {
      console.error('\nInterrupted.');
      process.exit(code);
    });
  }
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    console.error(inWords(error) ?? error);
  }
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** `ENOSPC` is a full disk of this machine, `53100` one of the database. */
const fullDisk: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk quota is used up.',
  EFBIG: 'A file reached the size limit of this process.',
  '53100': 'The disk of the database is full.',
};
/** PostgreSQL reports quotas and limits without a code of their own. */
const fullDatabase = /No space left on device|Disk quota exceeded|File too large/;

/** The reason of any failure, for a sentence. */
export function reasonInWords(error: unknown): string {
  return inWords(error) ?? (error instanceof Error ? error.message : String(error));
}

/** Errors that an operator can fix without knowing the program. */
export function inWords(error: unknown): string | undefined {
  if (error instanceof StartupError) return [error.message, error.hint].filter(Boolean).join('\n');
  if (error instanceof BackupError || error instanceof ApiError) return error.message;
  if (error instanceof StorageUnavailable) {
    return `The picture store cannot be used: ${reasonOf(error)}\nCheck S3_ENDPOINT, S3_BUCKET and its keys, or DATA_DIR.`;
  }
  const full = error instanceof Error && 'code' in error ? fullDisk[String(error.code)] : undefined;
  if (!full && error instanceof Error && fullDatabase.test(error.message))
    return `The disk of the database is full, or a quota or size limit is reached: ${error.message}`;
  if (!full && isDatabaseUnavailable(error))
    return `The connection to the database was lost: ${(error as Error).message}\nA full disk is a common cause. The log of the embedded database is postgres.log in DATA_DIR.`;
  return full;
}
