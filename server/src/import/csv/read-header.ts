import { ImportError } from '../import-error.ts';

/** The names of the columns, once it is sure that the mapping finds its own among them. */
export function readHeader(
  record: readonly string[],
  columns: readonly string[],
  { file, delimiter }: { file: string; delimiter: string },
): string[] {
  const header = record.map((name) => name.trim());
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new ImportError(
      `The mapping names columns that ${file} does not have: ${missing.join(', ')}.\n` +
        `Its header, read with the delimiter ${JSON.stringify(delimiter)}, is: ${header.join(' | ').slice(0, 1_000)}`,
    );
  }
  const repeated = columns.filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  if (repeated.length > 0) {
    throw new ImportError(
      `${file} has more than one column named ${repeated.join(', ')}; rename one of each.`,
    );
  }
  return header;
}
