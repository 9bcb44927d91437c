import { logOut as logOutEndpoint } from '@thikana/contract/sessions';
import { expect, it } from 'vitest';
import { signIn } from '../../../test/people.ts';
import { stubApi } from '../../../test/stub-api.ts';
import { logOut } from './log-out.ts';
import { currentToken, getSession } from './session.ts';

it.each([
  ['the server', { json: { message: 'You are logged out.' } }],
  ['no connection', 'no connection' as const],
])('ends the session in this browser at once, with %s', async (_, answer) => {
  const api = stubApi();
  api.on(logOutEndpoint, answer);
  signIn();
  const token = currentToken();
  logOut();
  expect(getSession()).toBeUndefined();
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(api.asked.map(({ path, headers }) => [path, headers.get('authorization')])).toEqual([
    ['/api/auth/logout', `Bearer ${token}`],
  ]);
});

it('asks nothing of the server without a session', () => {
  const api = stubApi();
  logOut();
  expect(api.asked).toEqual([]);
});
