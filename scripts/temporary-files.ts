import { rmSync } from 'node:fs';
import { makeTemporaryFolder } from '../server/test/temporary-folder.ts';

/** Gives a run of tests a temporary folder of its own, and removes it afterwards with everything left in it. */
export default function ownTemporaryFolder(): () => void {
  const folder = makeTemporaryFolder();
  process.env.TMPDIR = folder;
  // A program that is just ending may still write.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
