import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that other users may enter, as the database server does when the tests run as root. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thikana-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
