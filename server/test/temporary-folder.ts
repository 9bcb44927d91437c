import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder that other users may enter: as root the database server runs as another user.
 * It is removed at the end of the run of tests.
 */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thikana-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
