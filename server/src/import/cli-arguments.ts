import { parseArgs } from 'node:util';
import { shellCommand } from '../shell-command.ts';
import { knownColumns } from './columns.ts';
import { ImportError } from './import-error.ts';

export const usage = `Imports listings from a CSV file.

  ${shellCommand('import', 'FILE.csv --owner EMAIL [--mapping FILE] [--pictures FOLDER]')}
      [--approve] [--dry-run] [--refused FILE]
  ${shellCommand('import', 'batches              ')}  lists the imports so far
  ${shellCommand('import', 'approve NUMBER       ')}  approves the listings of an import that wait
  ${shellCommand('import', 'undo NUMBER [--rest] ')}  removes the listings of an import

  --owner     the account that the listings will belong to
  --mapping   a JSON file that renames columns
  --pictures  the folder of the files in the column pictures; else pictures, beside the CSV file
  --approve   publishes them at once; without it, they wait for approval
  --dry-run   reads and checks everything, stores nothing
  --refused   where to write the refused rows; else beside the CSV file
  --rest      keeps the listings that were edited or answered since, and removes the rest

Columns: ${knownColumns.join(', ')}.
docs/import.md explains them.`;

export interface ImportArguments {
  file: string;
  mapping: string | undefined;
  owner: string;
  /** The folder of the files in the column `pictures`. */
  pictures: string | undefined;
  isApproved: boolean;
  isDryRun: boolean;
  /** A file that does not exist yet. */
  refused: string | undefined;
}

export type Command =
  | { name: 'help' }
  | { name: 'batches' }
  | { name: 'approve'; batchId: number }
  | { name: 'undo'; batchId: number; rest: boolean }
  | ({ name: 'import' } & ImportArguments);

export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help) return { name: 'help' };
  const [first, ...others] = positionals;
  switch (first) {
    case 'batches':
      return { name: first };
    case 'approve':
      return { name: first, batchId: readNumber(others) };
    case 'undo':
      return { name: first, batchId: readNumber(others), rest: values.rest };
    default:
      return { name: 'import', ...readImport(values, positionals) };
  }
}

function readNumber([number = '', ...others]: readonly string[]): number {
  if (!/^[1-9]\d{0,8}$/.test(number) || others.length > 0)
    throw wrong(`Enter the number of one import. To list them: ${shellCommand('import', 'batches')}`);
  return Number(number);
}

function readImport(
  values: ReturnType<typeof parse>['values'],
  [file, ...others]: readonly string[],
): ImportArguments {
  if (!file) throw wrong('Enter the CSV file to import.');
  if (others.length > 0) throw wrong(`Enter only one file: ${[file, ...others].join(', ')}.`);
  if (!values.owner) throw wrong('Enter the account that will own the listings with --owner.');
  return {
    file,
    mapping: values.mapping,
    owner: values.owner,
    pictures: values.pictures,
    isApproved: values.approve,
    isDryRun: values['dry-run'],
    refused: values.refused,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        owner: { type: 'string' },
        pictures: { type: 'string' },
        approve: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        refused: { type: 'string' },
        rest: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

function wrong(message: string): ImportError {
  return new ImportError(`${message}\n\n${usage}`);
}
