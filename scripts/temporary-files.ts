import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives a run of tests a temporary folder of its own, and removes it afterwards with everything left in it. */
export default function useOwnTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'thikana-run-'));
  // As root, the database server runs as another user and must reach its folder.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // A program that is just ending may still write.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
