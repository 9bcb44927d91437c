import { parseArgs } from 'node:util';
import { BackupError } from './backup-error.ts';

export interface CommandArguments {
  file: string | undefined;
  /** The flags that were set. */
  flags: ReadonlySet<string>;
}

/** Returns the arguments of a command, or undefined for `--help`. */
export function readArguments(
  args: readonly string[],
  usage: string,
  knownFlags: readonly string[],
): CommandArguments | undefined {
  const { values, positionals } = parse(args, usage, knownFlags);
  if (values.help) return undefined;
  const [file, ...others] = positionals;
  if (others.length > 0) throw new BackupError(`Enter only one file: ${positionals.join(', ')}.\n\n${usage}`);
  const set = new Map(Object.entries(values));
  return { file, flags: new Set(knownFlags.filter((name) => set.get(name))) };
}

function parse(args: readonly string[], usage: string, knownFlags: readonly string[]) {
  const flags = Object.fromEntries(knownFlags.map((name) => [name, { type: 'boolean' as const }]));
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...flags, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n\n${usage}`);
  }
}

export function missingFile(usage: string): BackupError {
  return new BackupError(`Enter a file name.\n\n${usage}`);
}
