import { parseArgs } from 'node:util';
import { BackupError } from './backup-error.ts';

/** Returns the file argument of a command, or undefined for `--help`. */
export function readFileArgument(args: readonly string[], usage: string): string | undefined {
  const { values, positionals } = parse(args, usage);
  if (values.help) return undefined;
  const [file, ...others] = positionals;
  if (!file) throw new BackupError(`Enter a file name.\n\n${usage}`);
  if (others.length > 0) throw new BackupError(`Enter only one file: ${positionals.join(', ')}.\n\n${usage}`);
  return file;
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h', default: false } },
    });
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n\n${usage}`);
  }
}
