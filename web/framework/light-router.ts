import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { requireInternal } from './require-internal.ts';

const router = /\/react-router\/dist\/production\/lib\/router\/router\.js$/;
const otherFiles = /\/react-router\/dist\/production\/lib\//;
const suffix = '?light';

/**
 * Relies on the file of `createRouter`, which also contains small values that hooks and links import. They get a copy of
 * the file, of which the bundler keeps only those values. The router itself comes to a file that full-router.ts loads.
 */
export function lightRouter(): Rolldown.Plugin {
  return {
    name: 'light-router',
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (!source.endsWith('/router.js') || !importer || !otherFiles.test(importer)) return undefined;
        const real = await this.resolve(source, importer, { skipSelf: true });
        return real && router.test(real.id) ? { id: real.id + suffix, moduleSideEffects: false } : undefined;
      },
    },
    load(id) {
      const file = id.slice(0, -suffix.length);
      if (!id.endsWith(suffix) || !router.test(file)) return undefined;
      return { code: readFileSync(file, 'utf8'), moduleSideEffects: false };
    },
    generateBundle(_, bundle) {
      requireLateRouter(Object.values(bundle).filter((output) => output.type === 'chunk'));
    },
  };
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>;

/** The router has to be in one file that is loaded on demand. */
export function requireLateRouter(chunks: readonly Chunk[]): void {
  const [late, ...others] = chunks.filter(({ moduleIds }) => moduleIds.some((id) => router.test(id)));
  const isNeededAtOnce = chunks.some(({ imports }) => late && imports.includes(late.fileName));
  requireInternal(
    late !== undefined && others.length === 0 && !late.isEntry && !isNeededAtOnce,
    'react-router',
    'imports its router from other files than light-router.ts expects.',
  );
}
