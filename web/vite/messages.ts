import path from 'node:path';
import { baseLanguage } from '@thikana/contract/language';
import type { Plugin } from 'vite';
import compileMessages from '../../scripts/compile-messages.ts';
import { inLanguage, readCatalogue } from '../../scripts/messages/read-catalogue.ts';
import { fileIn } from '../app/lib/documents/language-files.ts';
import { groupByUsers } from './group-by-users.ts';
import { type Catalogues, fillPlaceholders, placeholderModule } from './message-placeholders.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'messages');
const compiled = /\/web\/app\/paraglide\/all-messages\.ts$/;
const virtual = 'virtual:messages';

/**
 * Compiles the messages before a build and after each edit. The build for browsers splits them into modules by the files
 * that use them, so that a page loads only the texts it shows, and writes each file once per language.
 */
export function messages(): Plugin[] {
  let catalogues: Catalogues;
  let groups: string[][];
  return [
    {
      name: 'compile-messages',
      buildStart: compileMessages,
      configureServer({ watcher }) {
        watcher.add(folder);
        watcher.on('change', (file) => {
          if (file.startsWith(folder)) compileMessages();
        });
      },
    },
    {
      name: 'split-messages',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      buildStart() {
        const all = readCatalogue(folder);
        catalogues = new Map(all.languages.map((language) => [language, inLanguage(all, language)]));
        groups = groupByUsers(path.join(root, 'app'), all.messages.keys());
      },
      resolveId: {
        filter: { id: new RegExp(`^${virtual}`) },
        handler: (id) => ({ id: `\0${id}`, moduleSideEffects: false }),
      },
      load: {
        filter: { id: [compiled, new RegExp(`^\0${virtual}`)] },
        handler(id) {
          const group = id.split(`${virtual}/`)[1];
          if (group === undefined) return groups.map(exportOf).join('\n');
          return placeholderModule(catalogues, groups[Number(group)] ?? []);
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

function exportOf(keys: readonly string[], index: number): string {
  return `export { ${keys.join(', ')} } from '${virtual}/${index}';`;
}
