import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { allocatorSettings } from '../server/src/lib/allocator-settings.ts';
import { root } from './project-root.ts';

/** What the pages are built from. */
export const webSources = [
  'web/app',
  'web/messages',
  'web/public',
  'web/framework',
  'web/service-worker',
  'web/vite',
  'contract/src',
  'contract/messages',
  'web/package.json',
  'contract/package.json',
  'web/vite.config.ts',
  'scripts/build-web.ts',
  'scripts/messages',
  'package-lock.json',
];

/**
 * Half the memory for a build that takes about a tenth longer: a small heap, and allocators (of the system, and
 * mimalloc in the bundler) that return freed memory at once.
 */
const frugal = {
  flags: ['--max-old-space-size=192', '--max-semi-space-size=2'],
  environment: { ...allocatorSettings, MIMALLOC_PURGE_DELAY: '0' },
};

/** Builds the pages for browsers and for the server into this folder. */
export async function buildWeb(folder: string): Promise<void> {
  console.log('Building the web app …');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const result = spawnSync(process.execPath, [...frugal.flags, vite, 'build', '--app'], {
    cwd: path.join(root, 'web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Vite takes another mode from a NODE_ENV that is set, and compiles JSX for a React that production does not have.
    env: { ...process.env, ...frugal.environment, NODE_ENV: 'production', WEB_BUILD_DIR: folder },
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    console.error('The web app could not be built.');
    process.exit(1);
  }
  // The server reads it; browsers have no use for it.
  renameSync(path.join(folder, 'client/.vite/manifest.json'), path.join(folder, 'manifest.json'));
  rmdirSync(path.join(folder, 'client/.vite'));
  await compressAssets(path.join(folder, 'client'));
}

/** Text files are served from copies that were compressed once, at a high level. */
async function compressAssets(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .values();
  // Each takes the next file of the same list, so that all cores are used.
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const file of files) await compress(file);
    }),
  );
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  // The copies for other languages are three quarters of the files; the highest level would take three times as long.
  const isTranslated = path.basename(path.dirname(path.dirname(file))) === 'assets';
  // A larger window than the file costs time and memory.
  const windowBits = Math.ceil(Math.log2(bytes.length + 16));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  const brotli = await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isTranslated ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: Math.max(
        constants.BROTLI_MIN_WINDOW_BITS,
        Math.min(windowBits, constants.BROTLI_DEFAULT_WINDOW),
      ),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(`${file}.br`, brotli);
}
