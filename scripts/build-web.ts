import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
const web = path.join(root, 'web');
const buildDir = path.join(web, 'build');
const stampFile = path.join(buildDir, 'sources.sha256');
const sources = ['web/app', 'web/messages', 'web/project.inlang', 'web/public', 'web/vite', 'contract/src'];
const sourceFiles = [
  'web/package.json',
  'contract/package.json',
  'web/vite.config.ts',
  'web/react-router.config.ts',
  'package-lock.json',
];
const generated = ['web/app/paraglide'];

/** Builds the web app when it was never built or a source has changed since. */
export function buildWebIfStale(): void {
  const stamp = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the web app …');
  const reactRouter = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  const result = spawnSync(process.execPath, [reactRouter, 'build'], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    console.error('The web app could not be built.');
    process.exit(1);
  }
  compressAssets(path.join(buildDir, 'client'));
  // Compiling messages may rewrite generated files, never sources, so the stamp still holds.
  writeFileSync(stampFile, stamp);
}

function hashSources(): string {
  const hash = createHash('sha256');
  const files = [...sourceFiles, ...sources.flatMap(listFiles)].filter((file) => !isGenerated(file));
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.test.ts') && !entry.name.endsWith('.test.tsx'),
    )
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function isGenerated(file: string): boolean {
  return generated.some((folder) => file.startsWith(`${folder}/`));
}

/** Text is served from copies that were compressed once, as small as it gets. */
function compressAssets(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    );
  }
}
