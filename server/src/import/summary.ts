import type { ImportCounts } from './import-listings.ts';

export interface Ending {
  counts: ImportCounts;
  isDryRun: boolean;
  isApproved: boolean;
  isInterrupted: boolean;
  seconds: number;
  owner: string;
  reportFile: string;
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
    `${number(read)} rows read in ${seconds.toFixed(1)} s (${number(rate)} a second); ${number(known)} were there already, ${number(refused)} refused.`,
  ];
  if (refused > 0) lines.push(`Why each was refused: ${ending.reportFile}`);
  if (ending.isInterrupted) {
    lines.push(
      `Stopped after line ${number(lastLine)}; every row up to there is dealt with. Run the same command again to go on: what is there already is passed over.`,
    );
  }
  return lines.join('\n');
}

function number(value: number): string {
  return value.toLocaleString('en-IN');
}
