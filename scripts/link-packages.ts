import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leftAlone } from './build-server.ts';
import { linkFile, linkFolder } from './link-folder.ts';
import { root } from './project-root.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Packages that the bundle of the pages does not include (web/vite.config.ts). */
const sharedWithPages = ['react', 'react-dom', 'react-router'];

/** What the site never reads. */
const unused = /\.(map|md|d\.[cm]?ts)$|\/\.yarn\//;

/**
 * Links the packages that the built site loads, those that they need, and the Node that npm installed into a build: a
 * site that runs is not affected when packages are installed for a newer version.
 */
export function linkPackages(build: string): void {
  const linked = new Set<string>();
  const pending = [...loadedBy('server', [...leftAlone, '@fontsource']), ...loadedBy('web', sharedWithPages)];
  for (let folder = pending.pop(); folder; folder = pending.pop()) {
    if (linked.has(folder)) continue;
    linked.add(folder);
    linkFolder(folder, path.join(build, path.relative(root, folder)), (file) => !isLeftOut(file));
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
    for (const name of new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies)])) {
      const needed = find(name, folder);
      // Optional packages are for one platform each.
      if (needed) pending.push(needed);
      else if (!(name in optionalDependencies)) missing(name);
    }
  }
  if (process.execPath.startsWith(root))
    linkFile(process.execPath, path.join(build, path.basename(process.execPath)));
}

/** The folders of the packages that a workspace names and its bundle does not include; a scope stands for its packages. */
function loadedBy(workspace: string, external: readonly string[]): string[] {
  const folder = path.join(root, workspace);
  return Object.keys(manifestOf(folder).dependencies ?? {})
    .filter((name) => external.some((each) => name === each || name.startsWith(`${each}/`)))
    .map((name) => find(name, folder) ?? missing(name));
}

/** The folder from which Node would load a package: the nearest one upwards. */
function find(name: string, from: string): string | undefined {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
  }
  return undefined;
}

function isLeftOut(file: string): boolean {
  return unused.test(file) || path.basename(file) === 'node_modules';
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

function missing(name: string): never {
  throw new Error(`${name} is not installed. Run npm start, which installs what is missing.`);
}
