import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { requireInternal } from './require-internal.ts';

const router = /\/react-router\/dist\/production\/lib\/router\/router\.js$/;
const library = /\/react-router\/dist\/production\/lib\//;
/** The router, and what nothing else needs. */
const late = /\/react-router\/dist\/production\/lib\/router\/(router|instrumentation|matcher)\.js$/;
const links = /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/;
const prefetching = './ssr/components.js';
const suffix = '?light';
const plainLinks = fileURLToPath(new URL('./plain-links.ts', import.meta.url));

/**
 * Relies on the file of `createRouter`, which also contains small values that hooks and links import. They get a copy of
 * the file, of which the bundler keeps only those values. The router itself comes to a file that full-router.ts loads.
 * Also relies on how links use what plain-links.ts replaces.
 */
export function lightRouter(): Rolldown.Plugin {
  return {
    name: 'light-router',
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (source === prefetching && importer && links.test(importer)) return plainLinks;
        if (!importer || !library.test(importer) || router.test(importer)) return undefined;
        const real = await this.resolve(source, importer.replace(suffix, ''), { skipSelf: true });
        return real && late.test(real.id) ? { id: real.id + suffix, moduleSideEffects: false } : undefined;
      },
    },
    transform: {
      filter: { id: links },
      handler: (code) => requirePlainLinks(code),
    },
    load(id) {
      const file = id.slice(0, -suffix.length);
      if (!id.endsWith(suffix) || !late.test(file)) return undefined;
      return { code: readFileSync(file, 'utf8'), moduleSideEffects: false };
    },
    generateBundle(_, bundle) {
      requireLateRouter(Object.values(bundle).filter((output) => output.type === 'chunk'));
    },
  };
}

const usesOfLinks = [
  `import { FrameworkContext, PrefetchPageLinks, mergeRefs, usePrefetchBehavior } from "${prefetching}";`,
  'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);',
  'ref: mergeRefs(forwardedRef, prefetchRef),',
  'return shouldPrefetch && !isAbsolute ? ',
  'let remixContext = React$1.useContext(FrameworkContext);',
];

export function requirePlainLinks(source: string): void {
  requireInternal(
    usesOfLinks.every((use) => source.split(use).length === 2) &&
      source.split(/FrameworkContext|PrefetchPageLinks|mergeRefs|usePrefetchBehavior/).length === 9,
    'react-router',
    'prefetches pages differently from what plain-links.ts expects.',
  );
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>;

/** The router has to be in one file that is loaded on demand. */
export function requireLateRouter(chunks: readonly Chunk[]): void {
  const [file, ...others] = chunks.filter(({ moduleIds }) => moduleIds.some((id) => router.test(id)));
  const isNeededAtOnce = chunks.some(({ imports }) => file && imports.includes(file.fileName));
  requireInternal(
    file !== undefined && others.length === 0 && !file.isEntry && !isNeededAtOnce,
    'react-router',
    'imports its router from other files than light-router.ts expects.',
  );
}
