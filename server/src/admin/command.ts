import { StartupError } from '../lib/startup-error.ts';
import { shellCommand } from '../shell-command.ts';

/** A command for administrators. */
export interface Command {
  /** The arguments, as the usage shows them. */
  parameters: string;
  /** What it does, in one line of the usage. */
  about: string;
  run(args: readonly string[]): Promise<void>;
}

/** Returns the arguments if their number is right. */
export function takeArguments(args: readonly string[], least: number, most = least): readonly string[] {
  if (args.length < least || args.length > most)
    throw new StartupError(
      'These are too few or too many arguments.',
      `${shellCommand('admin')} shows every command.`,
    );
  return args;
}
