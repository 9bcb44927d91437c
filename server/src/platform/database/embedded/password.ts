import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StartupError } from '#server/lib/startup-error.ts';
import type { ServerAccount } from './server-account.ts';

/** The password of the embedded server, created with the cluster and readable only by the server's user. */
export function createPassword(file: string, account: ServerAccount | undefined): string {
  const password = randomBytes(24).toString('hex');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  if (account) chownSync(file, account.uid, account.gid);
  return password;
}

export function readPassword(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new StartupError(
    `The password of the database is missing: there is data, but no ${file}.`,
    'Restore the file from a backup: it belongs to the data.',
  );
}
