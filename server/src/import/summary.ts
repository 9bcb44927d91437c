import { shellCommand } from '../shell-command.ts';
import type { ImportCounts } from './import-listings.ts';

export interface Ending {
  counts: ImportCounts;
  isDryRun: boolean;
  isApproved: boolean;
  isInterrupted: boolean;
  seconds: number;
  owner: string;
  batchId: number | undefined;
  /** The file with the refused rows, if there are any. */
  refusedFile: string | undefined;
}

/** The result of the import, for the operator. */
export function summarise({ counts, seconds, owner, ...ending }: Ending): string {
  const { read, imported, known, refused, lastLine } = counts;
  const status = ending.isApproved ? 'approved' : 'waiting for approval';
  const rate = Math.round(read / Math.max(seconds, 0.001));
  const lines = [
    ending.isDryRun
      ? `Dry run: nothing was stored. ${number(imported)} would be imported for ${owner}, ${status}.`
      : `Imported ${number(imported)} for ${owner}, ${status}.`,
    `${number(read)} rows read in ${seconds.toFixed(1)} s (${number(rate)} a second); ${number(known)} already existed, ${number(refused)} refused.`,
  ];
  if (ending.refusedFile) {
    lines.push(
      `The refused rows with their reasons: ${ending.refusedFile}. Correct them there and import that file.`,
    );
  }
  if (ending.batchId !== undefined && imported > 0) {
    lines.push(
      `This is import ${ending.batchId}. To remove its listings again: ${shellCommand('import', `undo ${ending.batchId}`)}`,
    );
    if (!ending.isApproved)
      lines.push(`To approve them all: ${shellCommand('import', `approve ${ending.batchId}`)}`);
  }
  if (ending.isInterrupted) {
    lines.push(
      `Stopped after line ${number(lastLine)}. Run the same command again to continue; imported rows are skipped.`,
    );
  }
  return lines.join('\n');
}

function number(value: number): string {
  return value.toLocaleString('en-IN');
}
