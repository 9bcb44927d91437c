import { viewOwnAccount } from '@thikana/contract/accounts';
import type { Role } from '@thikana/contract/vocabulary';
import { expect, it } from 'vitest';
import { signIn } from '../../../test/people.ts';
import { show } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { privateClientLoader } from './guards.ts';
import { clearSession } from './session.ts';

const Secret = () => <p>A private screen</p>;
const enter = (role?: Role | 'staff') => {
  const loader = privateClientLoader(role ? { role } : {}, (call) => call(viewOwnAccount, {}));
  return show([{ path: '/private', Component: Secret, loader }], '/private?x=1');
};

it('redirects a visitor to the login and back, replacing the history', async () => {
  stubApi();
  const { visitor } = await enter('user');
  expect(visitor.address).toBe('/login?from=%2Fprivate%3Fx%3D1');
  expect(visitor.arrivedBy).not.toBe('PUSH');
});

it.each<[Role, Role | 'staff']>([
  ['user', 'admin'],
  ['user', 'staff'],
  ['admin', 'user'],
  ['moderator', 'editor'],
  ['moderator', 'admin'],
  ['editor', 'moderator'],
  ['editor', 'user'],
])('redirects the role %s away from a screen for %s', async (own, needed) => {
  const api = stubApi();
  signIn({ role: own });
  const { visitor } = await enter(needed);
  expect(visitor.address).toBe('/access-denied');
  expect(api.asked).toEqual([]);
});

it.each<[Role, Role | 'staff' | undefined]>([
  ['user', undefined],
  ['admin', undefined],
  ['user', 'user'],
  ['admin', 'admin'],
  ['admin', 'moderator'],
  ['admin', 'editor'],
  ['editor', 'editor'],
  ['moderator', 'staff'],
])('admits the role %s if %s is required', async (own, needed) => {
  stubApi().on(viewOwnAccount, { json: {} });
  signIn({ role: own });
  const { visitor, container } = await enter(needed);
  expect(visitor.address).toBe('/private?x=1');
  expect(container.textContent).toContain('A private screen');
});

it('redirects a user with an expired session to the login and clears the session', async () => {
  stubApi().on(viewOwnAccount, { status: 401, json: { code: 'session_expired', message: 'It is over.' } });
  signIn();
  const { visitor } = await enter('user');
  expect(visitor.address).toBe('/login?from=%2Fprivate%3Fx%3D1');
  expect(sessionStorage.getItem('token')).toBeNull();
});

it('redirects an administrator without required two-step login to its setup', async () => {
  const refused = { status: 403, json: { code: 'two_step_required', message: 'Turn it on first.' } };
  stubApi().on(viewOwnAccount, refused);
  signIn({ role: 'admin' });
  const { visitor } = await enter('admin');
  expect(visitor.address).toBe('/admin/account');
});

it('shows nothing private if the session ends in another tab while the screen loads', async () => {
  stubApi();
  signIn();
  const loader = privateClientLoader({}, async () => clearSession());
  const { visitor } = await show([{ path: '/private', Component: Secret, loader }], '/private');
  expect(visitor.address).toBe('/login?from=%2Fprivate');
});
