import { parseArgs } from 'node:util';
import { knownColumns } from './columns.ts';
import { ImportError } from './import-error.ts';

export const usage = `Imports listings from a CSV file.

  npm run import -- FILE.csv --owner EMAIL [--mapping FILE] [--approve] [--dry-run] [--refused FILE]

  --owner     the account that the listings will belong to
  --mapping   a JSON file that renames columns
  --approve   publishes them at once; without it, they wait for approval
  --dry-run   reads and checks everything, stores nothing
  --refused   where to write the refused rows; else in the data folder

Columns: ${knownColumns.join(', ')}.
docs/import.md explains them.`;

export interface ImportArguments {
  file: string;
  mapping: string | undefined;
  owner: string;
  isApproved: boolean;
  isDryRun: boolean;
  /** A file that does not exist yet. */
  refused: string | undefined;
}

/** Undefined for `--help`. */
export function readArguments(args: readonly string[]): ImportArguments | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [file, ...others] = positionals;
  if (!file) throw wrong('Enter the CSV file to import.');
  if (others.length > 0) throw wrong(`Enter only one file: ${positionals.join(', ')}.`);
  if (!values.owner) throw wrong('Enter the account that will own the listings with --owner.');
  return {
    file,
    mapping: values.mapping,
    owner: values.owner,
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
        approve: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        refused: { type: 'string' },
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
