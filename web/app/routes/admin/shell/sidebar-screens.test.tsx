import type { Role } from '@thikana/contract/vocabulary';
import { expect, it } from 'vitest';
import { signIn } from '../../../../test/people.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { homePath, sidebarScreens } from './sidebar-screens.ts';

interface ScreenModule {
  clientLoader: (args: { params: object; request: Request }) => Promise<unknown>;
}
const modules = import.meta.glob<ScreenModule>(['../*.tsx', '../places/list.tsx']);

it.each<[Role, string, string[]]>([
  [
    'moderator',
    '/admin/home',
    [
      'home',
      'posts',
      'pending-posts',
      'second-languages',
      'reports',
      'complaints',
      'posts',
      'imports',
      'badges',
    ],
  ],
  ['editor', '/admin/settings', ['settings', 'places/areas', 'places/landmarks']],
  ['user', '/access-denied', []],
])('the sidebar of the role %s begins with %s and has %s', (role, home, names) => {
  expect(homePath(role)).toBe(home);
  expect(sidebarScreens(role).map(({ to }) => nameOf(to))).toEqual(names);
});

it.each<Role>(['moderator', 'editor', 'admin'])(
  'shows the role %s the screens that it may open',
  async (role) => {
    stubApi();
    signIn({ role });
    const offered = sidebarScreens(role).map(({ to }) => to);
    for (const { to } of sidebarScreens('admin')) {
      expect([to, await isDenied(to)]).toEqual([to, !offered.includes(to)]);
    }
  },
);

async function isDenied(path: string): Promise<boolean> {
  const [, places] = /^places\/(.*)/.exec(nameOf(path)) ?? [];
  const screen = await modules[places ? '../places/list.tsx' : `../${nameOf(path)}.tsx`]?.();
  if (!screen) throw new Error(`${path} has no module`);
  const request = new Request(`http://localhost${path}`);
  return screen.clientLoader({ params: { places }, request }).then(
    () => false,
    (error: unknown) => error instanceof Response && error.headers.get('location') === '/access-denied',
  );
}

function nameOf(path: string): string {
  return path.replace(/^\/admin\/|\?.*$/g, '');
}
