import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@thikana/contract/endpoint';
import type { ESTree, Plugin } from 'vite';

const contract = '@thikana/contract/';
const suffix = '?literals';

/**
 * Pages send requests without validating responses, so they need only the method and path of an endpoint, not its
 * schemas, in the browser as on the server. This plugin replaces each imported endpoint with a small literal, and the
 * names of the filters with a list without the code that reads their values. The contract's own module, and zod with it,
 * loads only if something else is imported from it, as forms do.
 */
export function contractAsLiterals(): Plugin {
  return {
    name: 'contract-as-literals',
    applyToEnvironment: (environment) => environment.name !== 'worker',

    transform: {
      order: 'post',
      filter: { code: contract },
      async handler(code) {
        let rewritten = code;
        const imports = this.parse(code).body.filter(isContractImport).reverse();
        for (const statement of imports) {
          const real = await this.resolve(statement.source.value);
          if (!real) continue;
          const names = new Set((await literalsOf(real.id)).map(([name]) => name));
          rewritten =
            rewritten.slice(0, statement.start) +
            splitImport(statement, names) +
            rewritten.slice(statement.end);
        }
        return rewritten === code ? undefined : { code: rewritten, map: null };
      },
    },

    async resolveId(source, importer) {
      if (!source.startsWith(contract) || !source.endsWith(suffix)) return undefined;
      const real = await this.resolve(source.slice(0, -suffix.length), importer);
      return real && { id: real.id + suffix, moduleSideEffects: false };
    },

    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const literals = await literalsOf(file);
      return literals.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  };
}

interface ContractImport extends ESTree.ImportDeclaration {
  specifiers: ESTree.ImportSpecifier[];
}

function isContractImport(node: ESTree.Program['body'][number]): node is ContractImport {
  return (
    node.type === 'ImportDeclaration' &&
    node.source.value.startsWith(contract) &&
    node.specifiers.every(({ type }) => type === 'ImportSpecifier')
  );
}

/** Splits an import in two: literals, and everything else. */
function splitImport({ source, specifiers }: ContractImport, literals: ReadonlySet<string>): string {
  const named = specifiers.map(({ imported, local }) => ({
    imported: 'name' in imported ? imported.name : imported.value,
    local: local.name,
  }));
  const from = (chosen: typeof named, module: string) =>
    chosen.length === 0
      ? ''
      : `import { ${chosen.map(({ imported, local }) => `${imported} as ${local}`).join(', ')} } from ${JSON.stringify(module)};`;
  return (
    from(
      named.filter(({ imported }) => literals.has(imported)),
      source.value + suffix,
    ) +
    from(
      named.filter(({ imported }) => !literals.has(imported)),
      source.value,
    )
  );
}

/** What a module of the contract exports to pages as a literal. */
async function literalsOf(file: string): Promise<[string, unknown][]> {
  const module: Record<string, unknown> = await import(
    `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`
  );
  return Object.entries(module).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'filterNames') return [[name, value]];
    return isEndpoint(value) ? [[name, withoutSchemas(value)]] : [];
  });
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** The properties that pages, `prepareRequest` and the API of documents read. */
function withoutSchemas({ method, path, form }: Endpoint) {
  return { method, path, ...(form ? { form: true } : {}) };
}
