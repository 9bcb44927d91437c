import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bareIcon } from './bare-icons.ts';
import {
  requireFailedBoundary,
  requireGlobalSettings,
  requireHistoryState,
  requireScriptMarkup,
} from './check-internals.ts';
import { requireLateRouter, requirePlainLinks } from './light-router.ts';

const icon = `import createLucideIcon from '../createLucideIcon.mjs';
const __iconData = {
  name: "house",
  size: 24,
  node: [["path", { d: "M3 10", key: "r6nss1" }]],
  aliases: ["home"]
};
__iconData.node;
const House = createLucideIcon(__iconData);`;

const sourceOf = (file: string) =>
  readFileSync(
    new URL(file, import.meta.resolve('react-router').replace('/development/', '/production/')),
    'utf8',
  );
const links = sourceOf('lib/dom/lib.js');
const history = sourceOf('lib/router/history.js');
const entry = { fileName: 'entry.js', isEntry: true, imports: ['shell.js'], moduleIds: ['/app/entry.tsx'] };
const routerFile = '/node_modules/react-router/dist/production/lib/router/router.js';
const router = { fileName: 'router.js', isEntry: false, imports: ['shell.js'], moduleIds: [routerFile] };
const shell = { fileName: 'shell.js', isEntry: false, imports: [], moduleIds: [`${routerFile}?light`] };

it('accepts the packages as they are', () => {
  expect(() => requireLateRouter([entry, shell, router])).not.toThrow();
  expect(() => requirePlainLinks(links)).not.toThrow();
  expect(() => requireHistoryState(history)).not.toThrow();
  expect(bareIcon(icon)).not.toMatch(/house|r6nss1|home|\.node/);
});

it.each<[what: string, check: () => void, packageName: string]>([
  ['another mark of a failed boundary', () => requireFailedBoundary('<!--$x-->'), 'react-dom'],
  ['scripts made from other markup', () => requireScriptMarkup('e.innerHTML = "<x></x>"'), 'react-dom'],
  [
    'entries of the history without a position',
    () => requireHistoryState(history.replace('idx: index,', '')),
    'react-router',
  ],
  ['settings in another object', () => requireGlobalSettings({}), 'zod'],
  [
    'icons with another maker',
    () => bareIcon(icon.replace('createLucideIcon.mjs', 'make.mjs')),
    'lucide-react',
  ],
  [
    'a router among other code',
    () => requireLateRouter([{ ...entry, ...router, isEntry: true }]),
    'react-router',
  ],
  [
    'a router that other code imports',
    () => requireLateRouter([entry, { ...shell, imports: ['router.js'] }, router]),
    'react-router',
  ],
  ['a router in another file', () => requireLateRouter([entry, shell]), 'react-router'],
  [
    'links that prefetch in another way',
    () =>
      requirePlainLinks(links.replace('usePrefetchBehavior(prefetch, rest)', 'usePrefetchBehavior(rest)')),
    'react-router',
  ],
  [
    'one more use of what links prefetch with',
    () => requirePlainLinks(`${links}\nuseContext(FrameworkContext);`),
    'react-router',
  ],
  ['icons with names in single quotes', () => bareIcon(icon.replace('"house"', "'house'")), 'lucide-react'],
  ['icons in another form', () => bareIcon('export default draw([])'), 'lucide-react'],
])('fails the build for %s, naming the package and its version', (_, check, packageName) => {
  expect(check).toThrow(new RegExp(`^${packageName} \\d+\\.\\d+\\.\\d+ .+\\.$`));
});
