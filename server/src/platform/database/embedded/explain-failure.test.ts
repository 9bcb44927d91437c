import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const cases = [
  [
    'full disk while initdb copies files',
    'creating subdirectories ... ok\n2026-01-01 10:00:00 UTC [7] FATAL:  could not write to file "pg_wal/xlogtemp.7": No space left on device\nchild process exited with exit code 1',
    'The disk is too full for the database (/data/postgres): could not write to file "pg_wal/xlogtemp.7": No space left on device',
  ],
  [
    'data of another major version',
    '2026-01-01 10:00:00.000 UTC [7] FATAL:  database files are incompatible with server\n2026-01-01 10:00:00.000 UTC [7] DETAIL:  The data directory was initialized by PostgreSQL version 17, which is not compatible with this version 18.4.',
    'The data folder was made by another major version of PostgreSQL (/data/postgres): database files are incompatible with server',
  ],
  [
    'missing libraries',
    'postgres: error while loading shared libraries: libicuuc.so.60: cannot open shared object file',
    'The PostgreSQL that comes with Thikana is not completely installed (/data/postgres): postgres: error while loading shared libraries: libicuuc.so.60: cannot open shared object file',
  ],
  [
    'anything else',
    '2026-01-01 10:00:00.000 UTC [7] LOG:  starting\n2026-01-01 10:00:00.000 UTC [7] FATAL:  could not load something\n2026-01-01 10:00:00.000 UTC [7] LOG:  shutting down',
    'The database in /data/postgres does not start: could not load something',
  ],
] as const;

test.each(cases)('explains %s', (_name, output, message) => {
  expect(explainFailure(output, '/data/postgres', '/data/postgres.log').message).toBe(message);
});
