import { currentLanguage } from '@thikana/contract/language';
import { deferScripts } from './defer-scripts.server.ts';
import { fileIn } from './language-files.ts';

/** The entries of Vite's manifest that matter here, by source file. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/** The module that the browser starts with. */
const entry = 'app/entry.client.tsx';

/** The scripts of a document. */
export interface PageScripts {
  /** The addresses of the modules of its pages, by route. */
  modules: Readonly<Record<string, string>>;
  /** The elements that load them. */
  elements: string;
}

/** Gives the scripts of a document by its routes. Without a manifest, Vite's server has the sources. */
export function pageScripts(manifest: Manifest | undefined): (routes: readonly string[]) => PageScripts {
  const known = new Map<string, PageScripts>();
  return (routes) => {
    const key = [currentLanguage(), ...routes].join();
    const scripts = known.get(key) ?? (manifest ? built(routes, manifest) : fromSources(routes));
    known.set(key, scripts);
    return scripts;
  };
}

const sourceOf = (route: string) => `app/${route.split('?')[0]}`;
const hasFile = (route: string) => route.startsWith('routes/');

function built(routes: readonly string[], manifest: Manifest): PageScripts {
  const pages = routes.filter(hasFile);
  const modules = pages.map((route) => [route, addressOf(manifest[sourceOf(route)]?.file)]);
  const elements = deferScripts(filesOf(manifest, [...pages.map(sourceOf), entry]));
  return { modules: Object.fromEntries(modules), elements };
}

function fromSources(routes: readonly string[]): PageScripts {
  return {
    modules: Object.fromEntries(routes.filter(hasFile).map((route) => [route, `/${sourceOf(route)}`])),
    elements: `<script type="module" src="/${entry}"></script>`,
  };
}

const addressOf = (file = '') => `/${fileIn(currentLanguage(), file)}`;

/** The built files of these modules, each after those that it imports. */
function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    const chunk = manifest[name];
    if (!chunk) return;
    chunk.imports?.forEach(visit);
    files.add(addressOf(chunk.file));
  };
  modules.forEach(visit);
  return files;
}
