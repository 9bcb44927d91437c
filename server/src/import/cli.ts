import os from 'node:os';
import { AppError } from '@thikana/contract/errors';
import { withSite } from '../admin/with-site.ts';
import { createDownload } from '../platform/downloads/download.ts';
import { inWords } from '../run-command.ts';
import { readSiteConfig } from '../setup/site-env.ts';
import { approveBatch, listBatches, undoBatch } from './batch-commands.ts';
import { type Command, readArguments, usage } from './cli-arguments.ts';
import { ImportError } from './import-error.ts';
import { runImport } from './run-import.ts';

const interruptedExitCode = 130;

async function main(): Promise<number> {
  const command = readArguments(process.argv.slice(2));
  if (command.name === 'help') console.log(usage);
  else if (command.name === 'import') return importFile(command);
  else await withSite((site) => runOnBatches(command, site));
  return 0;
}

async function importFile(command: Extract<Command, { name: 'import' }>): Promise<number> {
  const { isInterrupted } = await runImport(command, {
    withSite,
    dataDir: readSiteConfig(process.env).dataDir,
    download: createDownload(),
    runBy: whoRunsThis(),
    output: process.stdout,
    signal: stopOnInterrupt(),
  });
  return isInterrupted ? interruptedExitCode : 0;
}

function runOnBatches(
  command: Extract<Command, { name: 'batches' | 'approve' | 'undo' }>,
  site: Parameters<Parameters<typeof withSite>[0]>[0],
): Promise<void> {
  switch (command.name) {
    case 'batches':
      return listBatches(site, process.stdout);
    case 'approve':
      return approveBatch(site, command.batchId, process.stdout);
    case 'undo':
      return undoBatch(site, command, process.stdout);
  }
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

function whoRunsThis(): string {
  return `${userName()}@${os.hostname()}`;
}

/** A container may run as a user without a name. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '');
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = 1;
  const isForOperator = error instanceof ImportError || error instanceof AppError;
  console.error(isForOperator ? error.message : (inWords(error) ?? error));
}
