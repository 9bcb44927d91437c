import { expect, it } from 'vitest';
import { bareIcon } from './bare-icons.ts';
import { requireFailedBoundary, requireGlobalSettings, requireScriptMarkup } from './check-internals.ts';

const icon = `import createLucideIcon from '../createLucideIcon.mjs';
const __iconData = {
  name: "house",
  size: 24,
  node: [["path", { d: "M3 10", key: "r6nss1" }]],
  aliases: ["home"]
};
__iconData.node;
const House = createLucideIcon(__iconData);`;

it('accepts the packages as they are', () => {
  expect(bareIcon(icon)).not.toMatch(/house|r6nss1|home|\.node/);
});

it.each<[what: string, check: () => void, packageName: string]>([
  ['another mark of a failed boundary', () => requireFailedBoundary('<!--$x-->'), 'react-dom'],
  ['scripts made from other markup', () => requireScriptMarkup('e.innerHTML = "<x></x>"'), 'react-dom'],
  ['settings in another object', () => requireGlobalSettings({}), 'zod'],
  [
    'icons with another maker',
    () => bareIcon(icon.replace('createLucideIcon.mjs', 'make.mjs')),
    'lucide-react',
  ],
  ['icons with names in single quotes', () => bareIcon(icon.replace('"house"', "'house'")), 'lucide-react'],
  ['icons in another form', () => bareIcon('export default draw([])'), 'lucide-react'],
])('fails the build for %s, naming the package and its version', (_, check, packageName) => {
  expect(check).toThrow(new RegExp(`^${packageName} \\d+\\.\\d+\\.\\d+ .+\\.$`));
});
