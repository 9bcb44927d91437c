import { endpoints } from '@thikana/contract/endpoints';
import type { App } from '#server/app.ts';

interface Route {
  method: 'GET' | 'POST';
  path: string;
}

/** The addresses that the site answers besides the contract: forms without scripts, pictures, feeds and files. */
export function otherRoutes(http: App['http']): Route[] {
  const known = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  return allRoutes(http.printRoutes({ commonPrefix: false })).filter(
    ({ method, path }) => !known.has(`${method} ${path}`),
  );
}

/** Reads the tree that Fastify prints: each level adds to the path above it. */
function allRoutes(tree: string): Route[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] =
      /^((?:│ {3}| {4})*)[├└]── (\S+) \((.*)\)$/.exec(line) ?? [];
    if (!part) return [];
    const depth = indent.length / 4;
    const path = depth === 0 ? part : (above[depth - 1] ?? '') + part;
    above[depth] = path;
    return (['GET', 'POST'] as const)
      .filter((method) => methods.split(', ').includes(method))
      .map((method) => ({ method, path: path.replace(/^\*$/, '/*') }));
  });
}
