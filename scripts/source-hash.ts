import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './project-root.ts';

/** The hash of these files and folders without tests and compiled messages. Paths are relative to the root. */
export function hashOf(sources: readonly string[]): string {
  const sum = createHash('sha256');
  for (const file of sources.flatMap(listFiles).toSorted())
    sum
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)));
  return sum.digest('hex');
}

function listFiles(source: string): string[] {
  if (statSync(path.join(root, source)).isFile()) return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\.test\.tsx?$|\/paraglide\//.test(file));
}
