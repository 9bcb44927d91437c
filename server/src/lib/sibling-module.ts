import path from 'node:path';

/**
 * The path of an entry file next to the given module: a source file next to sources, a built file next to built ones.
 */
export function siblingModule(name: string, moduleUrl: string): URL {
  return new URL(`./${name}${path.extname(moduleUrl)}`, moduleUrl);
}
