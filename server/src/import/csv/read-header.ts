import { knownColumns, requiredColumns } from '../columns.ts';
import { ImportError } from '../import-error.ts';
import type { Mapping } from '../mapping.ts';

/** Maps the file's columns to ours, and checks that the required ones are there. */
export function readHeader(record: readonly string[], mapping: Mapping, file: string): string[] {
  const names = record.map((name) => name.trim());
  const fail = (problem: string): never => {
    throw new ImportError(`${problem}\nThe header of ${file} is: ${names.join(' | ').slice(0, 1_000)}`);
  };
  const absent = [...mapping.columns.keys()].filter((name) => !names.includes(name));
  if (absent.length > 0) fail(`The mapping renames columns that do not exist: ${absent.join(', ')}.`);

  const header = names.map((name) => mapping.columns.get(name) ?? name);
  const repeated = knownColumns.filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  if (repeated.length > 0) fail(`More than one column is called ${repeated.join(', ')}.`);

  const given = new Set([...header, ...Object.keys(mapping.values)]);
  const missing = requiredColumns.filter((column) => !given.has(column));
  if (missing.length > 0) fail(`Columns are missing: ${missing.join(', ')}. A mapping renames columns.`);
  return header;
}
