import { numberText } from '@thikana/contract/number-text';
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
      ? `Dry run: nothing was stored. ${numberText(imported)} would be imported for ${owner}, ${status}.`
      : `Imported ${numberText(imported)} for ${owner}, ${status}.`,
    `${numberText(read)} rows read in ${seconds.toFixed(1)} s (${numberText(rate)} a second); ${numberText(known)} already existed, ${numberText(refused)} refused.`,
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
      `Stopped after line ${numberText(lastLine)}. Run the same command again to continue; imported rows are skipped.`,
    );
  }
  return lines.join('\n');
}
