import { readConfig } from '../config.ts';
import { StartupError } from '../lib/startup-error.ts';
import { withDatabase } from '../with-database.ts';
import { readArguments, usage } from './cli-arguments.ts';
import { ImportError } from './import-error.ts';
import { runImport } from './run-import.ts';

const interruptedExitCode = 130;

async function main(): Promise<number> {
  const args = readArguments(process.argv.slice(2));
  if (!args) {
    console.log(usage);
    return 0;
  }
  const config = readConfig(process.env);
  const { isInterrupted } = await runImport(args, {
    withDatabase: (work) => withDatabase(config, work),
    dataDir: config.dataDir,
    output: process.stdout,
    signal: stopOnInterrupt(),
  });
  return isInterrupted ? interruptedExitCode : 0;
}

function stopOnInterrupt(): AbortSignal {
  const interruption = new AbortController();
  process.once('SIGINT', () => {
    process.stderr.write('\nStoring what was read so far; press Ctrl-C again to leave at once.\n');
    interruption.abort();
    process.once('SIGINT', () => process.exit(interruptedExitCode));
  });
  return interruption.signal;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof StartupError) console.error([error.message, error.hint].filter(Boolean).join('\n'));
  else if (error instanceof ImportError) console.error(error.message);
  else console.error(error);
}
