import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@thikana/contract/endpoint';
import type { Plugin } from 'vite';

const suffix = '?lean';

/**
 * The browser sends requests and believes the answers, so of an endpoint it needs the method and the path, not the
 * schemas that the server parses with. Every import of a contract module gets its endpoints as small literals; the
 * module itself, and zod with it, follows only where something else of it is used, as forms do.
 */
export function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',

    async resolveId(source, importer) {
      if (!source.startsWith('@thikana/contract/')) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (!resolved) return undefined;
      const { endpoints } = await exportsOf(resolved.id);
      return endpoints.length === 0 ? resolved : { id: resolved.id + suffix, moduleSideEffects: false };
    },

    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { endpoints, others } = await exportsOf(file);
      return [
        `export { ${others.join(', ')} } from ${JSON.stringify(file)};`,
        ...endpoints.map(([name, endpoint]) => `export const ${name} = ${JSON.stringify(lean(endpoint))};`),
      ].join('\n');
    },
  };
}

async function exportsOf(file: string): Promise<{ endpoints: [string, Endpoint][]; others: string[] }> {
  const module: Record<string, unknown> = await import(
    `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`
  );
  const all = Object.entries(module);
  return {
    endpoints: all.filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
    others: all.filter(([, value]) => !isEndpoint(value)).map(([name]) => name),
  };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** What `prepareRequest` reads. */
function lean({ method, path, form }: Endpoint) {
  return { method, path, ...(form ? { form: true } : {}) };
}
