import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { csvLine } from '../lib/csv-line.ts';
import type { RefusedRow } from './refused-row.ts';

const header = ['line', 'column', 'value', 'reason'];

/** A CSV file with the reason for every refused row. It exists only if a row was refused. */
export function createRefusalReport(path: string) {
  rmSync(path, { force: true });
  let file: number | undefined;

  function open(): number {
    mkdirSync(dirname(path), { recursive: true });
    const opened = openSync(path, 'w');
    writeSync(opened, csvLine(header));
    return opened;
  }

  return {
    add({ line, problems }: RefusedRow): void {
      file ??= open();
      const rows = problems.map(({ column, value, reason }) => [String(line), column, value, reason]);
      writeSync(file, rows.map(csvLine).join(''));
    },
    close(): void {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}
