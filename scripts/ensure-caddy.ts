import { existsSync } from 'node:fs';
import path from 'node:path';
import { installFromPackages } from './install-from-packages.ts';

/** Finds Caddy for the tests, or installs it from the system's packages. */
export function ensureCaddy(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = folders.map((folder) => path.join(folder, 'caddy')).find((file) => existsSync(file));
  const caddy = found ?? installFromPackages('caddy');
  if (!caddy) throw new Error('No Caddy could be found or installed. Please install it.');
  return caddy;
}
