import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildIfStale, root } from './stale-build.ts';

const dir = 'web/build';

/** Builds the pages for browsers and for the server. */
export function buildWebIfStale(): Promise<void> {
  return buildIfStale({
    name: 'web app',
    dir,
    sources: [
      'web/app',
      'web/messages',
      'web/project.inlang',
      'web/public',
      'web/framework',
      'web/vite',
      'contract/src',
      'web/package.json',
      'contract/package.json',
      'web/vite.config.ts',
      'package-lock.json',
    ],
    generated: ['web/app/paraglide'],
    build() {
      const vite = path.join(root, 'node_modules/vite/bin/vite.js');
      const result = spawnSync(process.execPath, [vite, 'build', '--app'], {
        cwd: path.join(root, 'web'),
        stdio: ['ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
      });
      if (result.status !== 0) {
        console.error(result.stdout, result.stderr);
        console.error('The web app could not be built.');
        process.exit(1);
      }
      // The server reads it; browsers have no use for it.
      renameSync(path.join(root, dir, 'client/.vite/manifest.json'), path.join(root, dir, 'manifest.json'));
      rmdirSync(path.join(root, dir, 'client/.vite'));
      compressAssets(path.join(root, dir, 'client'));
    },
  });
}

/** Text files are served from copies that were compressed once, at the highest level. */
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
