import { ImportError } from '../import-error.ts';
import type { Mapping } from '../mapping.ts';
import { decodeText } from './decode-text.ts';
import { type ParsedRecord, parseRecords } from './parse-records.ts';
import { readHeader } from './read-header.ts';
import { type CsvHeader, reasonColumn } from './reason-column.ts';

interface ReadRow {
  line: number;
  /** As in the file, with the line break. */
  raw: string;
}
export type CsvRow =
  | (ReadRow & { cells: Record<string, string> })
  | (ReadRow & { problem: { value: string; reason: string } });

/** The rows of a CSV file of any length, one at a time, with their line numbers. */
export async function* readRows(options: {
  bytes: AsyncIterable<Uint8Array>;
  file: string;
  mapping: Mapping;
  /** Called before the first row. */
  onHeader?: (header: CsvHeader) => void;
}): AsyncGenerator<CsvRow> {
  const { bytes, file, mapping, onHeader } = options;
  let columns: string[] | undefined;
  let mark = '';
  const text = decodeText(bytes, file, (found) => {
    mark = found;
  });
  for await (const parsed of parseRecords(text, file)) {
    if (isBlank(parsed.record)) continue;
    if (columns) yield toRow(columns, parsed);
    else {
      columns = readHeader(parsed.record, mapping, file);
      onHeader?.({ columns, raw: parsed.raw, mark });
    }
  }
  if (!columns) throw new ImportError(`${file} is empty.`);
}

function isBlank(record: readonly string[]): boolean {
  return record.length === 1 && record[0] === '';
}

/** The reason of an earlier refusal is no cell of the row: a mended row is the same with it and without. */
function toRow(columns: readonly string[], { record, line, raw }: ParsedRecord): CsvRow {
  if (record.length !== columns.length) {
    const reason = `has ${record.length} cells where the header has ${columns.length}`;
    return { line, raw, problem: { value: record.join(',').slice(0, 200), reason } };
  }
  const cells = columns.map((column, index) => [column, record[index] ?? '']);
  return { line, raw, cells: Object.fromEntries(cells.filter(([column]) => column !== reasonColumn)) };
}
