import type { ImportCounts } from './import-listings.ts';

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const clearLine = '\r\u001B[2K';
const milliseconds = { terminal: 200, file: 5_000 };

/** How far the import is: one line that changes on a terminal, a line now and then elsewhere. */
export function createProgressLine(output: Output, clock: () => number = performance.now.bind(performance)) {
  const isTerminal = output.isTTY === true;
  const startedAt = clock();
  let shownAt = startedAt;
  let isOpen = false;

  return {
    show(counts: ImportCounts): void {
      const now = clock();
      if (now - shownAt < milliseconds[isTerminal ? 'terminal' : 'file']) return;
      shownAt = now;
      const rowsPerSecond = Math.round((counts.read / (now - startedAt)) * 1_000);
      const text = `${inWords(counts)}, ${number(rowsPerSecond)} rows/s`;
      output.write(isTerminal ? `${clearLine}${text}` : `${text}\n`);
      isOpen = isTerminal;
    },
    /** Makes room for other lines. */
    clear(): void {
      if (isOpen) output.write(clearLine);
      isOpen = false;
    },
    secondsSinceStart: () => (clock() - startedAt) / 1_000,
  };
}

function inWords({ read, imported, known, refused }: ImportCounts): string {
  const parts = [`${number(read)} rows`, `${number(imported)} new`];
  if (known > 0) parts.push(`${number(known)} there already`);
  parts.push(`${number(refused)} refused`);
  return parts.join(', ');
}

function number(value: number): string {
  return value.toLocaleString('en-IN');
}
