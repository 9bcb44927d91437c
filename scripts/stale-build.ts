import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

interface Build {
  name: string;
  dir: string;
  /** The files and folders it is built from, relative to the root. */
  sources: readonly string[];
  /** Subfolders of the sources that the build itself writes. */
  generated?: readonly string[];
  build(): Promise<void> | void;
}

/** Builds if there is no build, or if a source has changed since. */
export async function buildIfStale({ name, dir, sources, generated = [], build }: Build): Promise<void> {
  const stampFile = path.join(root, dir, 'sources.sha256');
  const isGenerated = (file: string) => generated.some((folder) => file.startsWith(`${folder}/`));
  const stamp = hash(sources.flatMap(listFiles).filter((file) => !isGenerated(file)));
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log(`Building the ${name} …`);
  await build();
  // Compiling messages may rewrite generated files but never sources, so the stamp is still correct.
  writeFileSync(stampFile, stamp);
}

function hash(files: readonly string[]): string {
  const sum = createHash('sha256');
  for (const file of files.toSorted())
    sum
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)));
  return sum.digest('hex');
}

function listFiles(source: string): string[] {
  if (statSync(path.join(root, source)).isFile()) return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.test.ts') && !entry.name.endsWith('.test.tsx'),
    )
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
