import { CsvError, parse } from 'csv-parse/sync';
import type { PackProblems } from './pack-error.ts';

export interface TableRow {
  line: number;
  /** Whether the table has the column. */
  has(column: string): boolean;
  /** The trimmed text of a column; empty if the table has no such column. */
  text(column: string): string;
  /** Texts separated by `|`. */
  texts(column: string): string[];
  /** The `column:<language>` columns that are not empty, by language. */
  byLanguage(column: string): Record<string, string>;
}

interface Columns {
  required: readonly string[];
  optional: readonly string[];
}

/** The rows of a CSV file with a header. Columns named `name:<language>` are accepted for each language. */
export function readTable(
  file: string,
  content: string,
  { required, optional }: Columns,
  problems: PackProblems,
): TableRow[] {
  const [header, ...rows] = recordsOf(file, content, problems);
  if (!header) return [];
  const names = header.record.map((name) => name.trim());
  const isKnown = (name: string) =>
    required.includes(name) || optional.includes(name) || /^name:[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(name);
  for (const name of required) {
    if (!names.includes(name)) problems.add({ file, line: 1 }, `The column ${name} is missing.`);
  }
  for (const [place, name] of names.entries()) {
    if (!isKnown(name))
      problems.add({ file, line: 1 }, `There is no column ${name || '(empty)'} in this file.`);
    if (names.indexOf(name) !== place) problems.add({ file, line: 1 }, `The column ${name} is there twice.`);
  }
  return rows.flatMap(({ record, line }) => {
    if (record.length !== names.length) {
      problems.add({ file, line }, `This row has ${record.length} values, the header has ${names.length}.`);
      return [];
    }
    const values = names.map((name, place) => [name, record[place]?.trim().normalize('NFC') ?? ''] as const);
    return [tableRow(line, new Map(values))];
  });
}

function tableRow(line: number, values: ReadonlyMap<string, string>): TableRow {
  const text = (column: string) => values.get(column) ?? '';
  return {
    line,
    has: (column) => values.has(column),
    text,
    texts: (column) =>
      text(column)
        .split('|')
        .map((each) => each.trim())
        .filter(Boolean),
    byLanguage: (column) =>
      Object.fromEntries(
        [...values].flatMap(([name, value]) =>
          name.startsWith(`${column}:`) && value ? [[name.slice(column.length + 1), value]] : [],
        ),
      ),
  };
}

function recordsOf(
  file: string,
  content: string,
  problems: PackProblems,
): { record: string[]; line: number }[] {
  try {
    const records = parse(content, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return (records as unknown as { record: string[]; info: { lines: number } }[]).map(
      ({ record, info }) => ({
        record,
        line: info.lines,
      }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : undefined;
    problems.add({ file, line }, `The file is damaged: ${error.message}`);
    return [];
  }
}
