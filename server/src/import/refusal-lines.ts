import type { RefusedRow } from './refused-row.ts';

const mostLines = 20;
const longestValue = 60;

const inQuotes = (value: string) =>
  ` ${JSON.stringify(value.length > longestValue ? `${value.slice(0, longestValue)}…` : value)}`;

/** Prints the first refused rows; the file of refused rows has all of them. */
export function createRefusalLines(print: (line: string) => void) {
  let shown = 0;
  return function show({ line, problems }: RefusedRow): void {
    for (const { column, value, reason } of problems) {
      shown += 1;
      if (shown === mostLines + 1) print('… more are in the file of refused rows.');
      if (shown > mostLines) return;
      print(`line ${line}: ${column || 'row'}${value === undefined ? '' : inQuotes(value)}: ${reason}`);
    }
  };
}
