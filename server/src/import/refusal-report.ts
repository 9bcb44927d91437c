import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RefusedRow } from './refused-row.ts';

const header = ['line', 'column', 'value', 'reason'];

/** A CSV file with the reason for every refused row. It exists only if a row was refused. */
export function createRefusalReport(path: string) {
  rmSync(path, { force: true });
  let file: number | undefined;

  function open(): number {
    mkdirSync(dirname(path), { recursive: true });
    const opened = openSync(path, 'w');
    writeSync(opened, toCsv(header));
    return opened;
  }

  return {
    add({ line, problems }: RefusedRow): void {
      file ??= open();
      const rows = problems.map(({ column, value, reason }) => [String(line), column, value, reason]);
      writeSync(file, rows.map(toCsv).join(''));
    },
    close(): void {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

function toCsv(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string): string {
  // Prevents spreadsheets from running text of the file as a formula.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
