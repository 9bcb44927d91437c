import path from 'node:path';
import type { Plugin } from 'vite';
import compileMessages from '../../scripts/compile-messages.ts';
import { moduleCode } from '../../scripts/messages/message-code.ts';
import { type Catalogue, inLanguage, readCatalogue } from '../../scripts/messages/read-catalogue.ts';
import { groupByUsers } from './group-by-users.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'messages');
const compiled = /\/web\/app\/paraglide\/all-messages\.ts$/;
const virtual = 'virtual:messages';

/**
 * Compiles the messages before a build and after each edit. A build for browsers has one language, and its messages are
 * split into modules by the files that use them, so that a page loads only the texts it shows.
 */
export function messages({ language }: { language: string }): Plugin[] {
  let catalogue: Catalogue;
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
        catalogue = inLanguage(readCatalogue(folder), language);
        groups = groupByUsers(path.join(root, 'app'), catalogue.messages.keys());
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
          return { code: moduleCode(catalogue, groups[Number(group)]), moduleType: 'ts' };
        },
      },
    },
  ];
}

function exportOf(keys: readonly string[], index: number): string {
  return `export { ${keys.join(', ')} } from '${virtual}/${index}';`;
}
