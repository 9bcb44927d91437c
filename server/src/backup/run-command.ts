import { StartupError } from '../lib/startup-error.ts';
import { BackupError } from './backup-error.ts';

/** Runs a command; what its user must put right is said without a stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof StartupError) console.error([error.message, error.hint].filter(Boolean).join('\n'));
    else if (error instanceof BackupError) console.error(error.message);
    else console.error(error);
  }
}
