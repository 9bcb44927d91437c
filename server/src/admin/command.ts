import { StartupError } from '../lib/startup-error.ts';

/** A command of `npm run admin`. */
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
    throw new StartupError('These are too few or too many arguments.', 'npm run admin shows every command.');
  return args;
}
