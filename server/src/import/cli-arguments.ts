import { parseArgs } from 'node:util';
import { ImportError } from './import-error.ts';

export const usage = `Imports listings from a CSV file.

  npm run import -- FILE.csv --mapping MAPPING --owner EMAIL [--approve] [--dry-run] [--report FILE]

  --mapping   a mapping file, or the name of one in server/import-mappings, such as rent-listings-india
  --owner     the account that the listings will belong to
  --approve   publishes them at once; without it, they wait for approval
  --dry-run   reads and checks everything, stores nothing
  --report    where to list the refused rows; else in the data folder

docs/import.md explains mappings.`;

export interface ImportArguments {
  file: string;
  mapping: string;
  owner: string;
  isApproved: boolean;
  isDryRun: boolean;
  report: string | undefined;
}

/** Undefined when help was asked for. */
export function readArguments(args: readonly string[]): ImportArguments | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [file, ...others] = positionals;
  if (!file) throw wrong('Name the CSV file to import.');
  if (others.length > 0) throw wrong(`One file at a time, please: ${positionals.join(', ')}.`);
  if (!values.mapping) throw wrong('Name the mapping of its columns with --mapping.');
  if (!values.owner) throw wrong('Name the account that will own the listings with --owner.');
  return {
    file,
    mapping: values.mapping,
    owner: values.owner,
    isApproved: values.approve,
    isDryRun: values['dry-run'],
    report: values.report,
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
        report: { type: 'string' },
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
