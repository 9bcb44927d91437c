import { ImportError } from '../import-error.ts';
import type { Mapping } from '../mapping.ts';
import { decodeText } from './decode-text.ts';
import { parseRecords } from './parse-records.ts';
import { readHeader } from './read-header.ts';

export type CsvRow =
  | { line: number; cells: Record<string, string> }
  | { line: number; problem: { value: string; reason: string } };

/** The rows of a CSV file of any length, one at a time, with their line numbers. */
export async function* readRows(options: {
  bytes: AsyncIterable<Uint8Array>;
  file: string;
  mapping: Mapping;
  /** Receives our column names before the first row. */
  onHeader?: (columns: readonly string[]) => void;
}): AsyncGenerator<CsvRow> {
  const { bytes, file, mapping, onHeader } = options;
  let header: string[] | undefined;
  for await (const { record, line } of parseRecords(decodeText(bytes, file), file)) {
    if (header && !isBlank(record)) yield toRow(header, record, line);
    if (!header && !isBlank(record)) {
      header = readHeader(record, mapping, file);
      onHeader?.(header);
    }
  }
  if (!header) throw new ImportError(`${file} is empty.`);
}

function isBlank(record: readonly string[]): boolean {
  return record.length === 1 && record[0] === '';
}

function toRow(header: readonly string[], record: readonly string[], line: number): CsvRow {
  if (record.length !== header.length) {
    const reason = `has ${record.length} cells where the header has ${header.length}`;
    return { line, problem: { value: record.join(',').slice(0, 200), reason } };
  }
  return { line, cells: Object.fromEntries(header.map((column, index) => [column, record[index] ?? ''])) };
}
