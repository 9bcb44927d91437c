import { StartupError } from '#server/lib/startup-error.ts';

const explanations: [pattern: RegExp, message: string, hint: string][] = [
  [
    /No space left on device|Disk quota exceeded|File too large|wrote only \d+ of \d+ bytes/,
    'The disk is too full for the database',
    'Free some space on that disk, or raise the quota or file size limit. What was saved is still there.',
  ],
  [
    /not compatible with this version|incompatible with server/,
    'The data folder was made by another major version of PostgreSQL',
    'Start the version of Thikana that made it, export the data and import it into the new one.',
  ],
  [
    /error while loading shared libraries|Library not loaded/,
    'The PostgreSQL that comes with Thikana is not completely installed',
    'Run npm rebuild, or delete node_modules and run npm install.',
  ],
  [
    /could not (?:create|map|resize).*shared memory/,
    'The machine has no memory left for the database',
    'End other programs, or give the machine or container more memory.',
  ],
  [
    /Permission denied|Read-only file system|Operation not permitted/,
    'The database may not write its files',
    'Give the data folder to the user who starts Thikana, or set DATA_DIR to another folder.',
  ],
];

/** Turns the output of a failed initdb or postgres into an error that the operator can act on. */
export function explainFailure(output: string, folder: string, logFile: string): StartupError {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const known = explanations.find(([pattern]) => pattern.test(output));
  if (known) {
    const [pattern, message, hint] = known;
    const reason = lines.find((line) => pattern.test(line)) ?? '';
    return new StartupError(`${message} (${folder}): ${stripPrefix(reason)}`, hint);
  }
  const reason =
    lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'no reason given';
  return new StartupError(
    `The database in ${folder} does not start: ${stripPrefix(reason)}`,
    `See ${logFile}.`,
  );
}

function stripPrefix(line: string): string {
  return line.replace(/^.*?(?:FATAL|PANIC|ERROR|LOG|error): +/, '').trim();
}
