import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { projectDir } from './child.ts';

/** What the figures were measured on, and when. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const day = new Date().toISOString().slice(0, 10);
  return `${cpu?.model.trim() ?? 'An unknown processor'}, ${cpus().length} cores, ${gigabytes} GB; Node ${process.version}; ${day}. Load of the machine before the start: ${loadavg()[0]?.toFixed(2)}.`;
}

/** A Markdown table that also reads well in a terminal: the first column is text, the others numbers. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const line = (row: readonly string[]) => `| ${row.map(pad).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

/** Prints a report and keeps it in `bench/results`. */
export function keepReport(name: string, paragraphs: readonly string[]): void {
  const text = `${paragraphs.join('\n\n')}\n`;
  const file = path.join(projectDir, 'bench/results', `${name}.md`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`\n${text}\nWritten to ${path.relative(process.cwd(), file)}`);
}
