import path from 'node:path';
import { baseLanguage } from '@thikana/contract/language';
import type { Plugin } from 'vite';
import compileMessages from '../../scripts/compile-messages.ts';
import { type Catalogue, inLanguage, readCatalogue } from '../../scripts/messages/read-catalogue.ts';
import { fileIn } from '../app/lib/documents/language-files.ts';
import { groupByUsers } from './group-by-users.ts';
import {
  type Catalogues,
  fillPlaceholders,
  placeholderModule,
  textsInPlace,
} from './message-placeholders.ts';

const root = path.resolve(import.meta.dirname, '..');
const contract = path.join(root, '../contract');
/** The messages of the screens, and those that the browser and the server share. */
const sources = [
  { catalogue: path.join(root, 'messages'), users: path.join(root, 'app') },
  { catalogue: path.join(contract, 'messages'), users: path.join(contract, 'src') },
];
const compiled = /\/(web\/app|contract\/src)\/paraglide\/all-messages\.ts$/;
const usingMessages = /\/(web\/app|contract\/src)\/(?!paraglide\/).+\.tsx?$/;
const virtual = 'virtual:messages';

/**
 * Compiles the messages before a build and after each edit. The build for browsers writes each file once per language.
 * There, texts without parameters stand where they are used; the other messages are split into modules by the files that
 * use them, so that a page loads only the texts it shows.
 */
export function messages(): Plugin[] {
  let catalogues: Catalogues;
  let groups: string[][][];
  return [
    {
      name: 'compile-messages',
      buildStart: compileMessages,
      configureServer({ watcher }) {
        const folders = sources.map(({ catalogue }) => catalogue);
        watcher.add(folders);
        watcher.on('change', (file) => {
          if (folders.some((folder) => file.startsWith(folder))) compileMessages();
        });
      },
    },
    {
      name: 'split-messages',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      buildStart() {
        const read = sources.map(({ catalogue, users }) => ({ users, ...readCatalogue(catalogue) }));
        const all = joined(read);
        catalogues = new Map(all.languages.map((language) => [language, inLanguage(all, language)]));
        groups = read.map(({ users, messages }) => groupByUsers(users, messages.keys()));
      },
      transform: {
        order: 'pre',
        filter: { id: usingMessages, code: /\bm\.\w+\(\)/ },
        handler: (code) => ({ code: textsInPlace(catalogues, code), map: null }),
      },
      resolveId: {
        filter: { id: new RegExp(`^${virtual}`) },
        handler: (id) => ({ id: `\0${id}`, moduleSideEffects: false }),
      },
      load: {
        filter: { id: [compiled, new RegExp(`^\0${virtual}`)] },
        handler(id) {
          const name = id.split(`${virtual}/`)[1];
          if (name === undefined) {
            const source = id.includes('/contract/src/') ? 1 : 0;
            return groups[source]?.map((keys, group) => exportOf(keys, `${source}/${group}`)).join('\n');
          }
          const [source, group] = name.split('/').map(Number);
          return placeholderModule(catalogues, groups[source ?? 0]?.[group ?? 0] ?? []);
        },
      },
      generateBundle: {
        // After Vite has named the files that each file loads.
        order: 'post',
        handler(_, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk') continue;
            const { code, fileName } = chunk;
            for (const [language, catalogue] of catalogues) {
              const filled = fillPlaceholders(code, catalogue);
              if (language === baseLanguage) chunk.code = filled;
              else
                this.emitFile({
                  type: 'asset',
                  fileName: fileIn(language, fileName),
                  source: inFolderOf(language, filled),
                });
            }
          }
        },
      },
    },
  ];
}

/** Files that a file loads later are named from the root of the site. */
function inFolderOf(language: string, code: string): string {
  return code.replaceAll(/(?<=(["'`]))assets\/[\w-]+\.js(?=\1)/g, (file) => fileIn(language, file));
}

function exportOf(keys: readonly string[], name: string): string {
  return `export { ${keys.join(', ')} } from '${virtual}/${name}';`;
}

/** One catalogue of several, which have no key in common. */
function joined(catalogues: readonly Catalogue[]): Catalogue {
  const messages: Catalogue['messages'] = new Map();
  for (const catalogue of catalogues)
    for (const [key, message] of catalogue.messages) {
      if (messages.has(key)) throw new Error(`Both the contract and the web app have the message ${key}.`);
      messages.set(key, message);
    }
  return { languages: catalogues[0]?.languages ?? [], messages };
}
