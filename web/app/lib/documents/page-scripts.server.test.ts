import { expect, it } from 'vitest';
import { pageScripts } from './page-scripts.server.ts';

const manifest = {
  'app/entry.client.tsx': { file: 'assets/entry.js', imports: ['_shell.js', '_framework.js'] },
  'app/routes/public/home.tsx': { file: 'assets/home.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell.js', imports: ['_framework.js'] },
  '_framework.js': { file: 'assets/framework.js' },
};

const home = 'routes/public/home.tsx?alias';

it('names each built file of a document once, after those that it imports, the entry last', () => {
  const { elements, modules } = pageScripts(manifest)(['document', 'root', home]);
  expect(elements.match(/\/assets\/\w+/g)).toEqual([
    '/assets/framework',
    '/assets/shell',
    '/assets/home',
    '/assets/entry',
  ]);
  expect(modules).toEqual({ [home]: '/assets/home.js' });
});

it('names the source during development', () => {
  expect(pageScripts(undefined)([home])).toEqual({
    elements: '<script type="module" src="/app/entry.client.tsx"></script>',
    modules: { [home]: '/app/routes/public/home.tsx' },
  });
});
