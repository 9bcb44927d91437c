import path from 'node:path';

/** A file that runs by itself and lies beside this module: a source beside sources, a built one beside built ones. */
export function besideThis(name: string, moduleUrl: string): URL {
  return new URL(`./${name}${path.extname(moduleUrl)}`, moduleUrl);
}
