import { availableParallelism, cpus } from 'node:os';

/** The machine and the date of a measurement. */
export function machineLine(): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}`;
}

export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
