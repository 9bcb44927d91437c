import { existsSync } from 'node:fs';
import path from 'node:path';
import { homeDir } from './environment.ts';

/** A release and an image have this file and no npm; see `scripts/thikana.mjs`. */
const isRelease = existsSync(path.join(homeDir, 'thikana.mjs'));

type Command = 'admin' | 'backup' | 'restore' | 'import';

/** A command as an operator types it here. */
export function shellCommand(command: Command, parameters = ''): string {
  if (isRelease) return ['node thikana.mjs', command, ...(parameters ? [parameters] : [])].join(' ');
  return parameters ? `npm run ${command} -- ${parameters}` : `npm run ${command}`;
}

export const startCommand = isRelease ? 'node thikana.mjs' : 'npm start';
