import { mergeShortlist } from '@thikana/contract/alerts';
import { logOut as logOutEndpoint } from '@thikana/contract/sessions';
import { expect, it } from 'vitest';
import { mergeSaved, syncShortlisted } from '#web/lib/device/merge-saved.ts';
import { shortlist, toggleShortlisted } from '#web/lib/device/saved-listings.ts';
import { signIn } from '../../../test/people.ts';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
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

it('leaves of the shortlist only what the account does not have', async () => {
  const api = stubApi();
  api.on(logOutEndpoint, { json: { message: 'You are logged out.' } });
  const [before, ofAccount, sent, unsent] = ['1', '2', '3', '4'].map((digit) => digit.repeat(24));
  toggleShortlisted(before ?? '');
  signIn();
  const merged = [...shortlist.get(), { id: ofAccount, at: 1 }];
  api.on(mergeShortlist, { json: { shortlist: merged } });
  await mergeSaved();
  toggleShortlisted(sent ?? '');
  await syncShortlisted(sent ?? '');
  toggleShortlisted(unsent ?? '');
  api.on(mergeShortlist, 'no connection');
  await syncShortlisted(unsent ?? '');
  expect(shortlist.get()).toHaveLength(4);

  logOut();
  expect(shortlist.get().map(({ id }) => id)).toEqual([unsent]);
});

it('is not undone by a merge that ends later', async () => {
  const api = stubApi();
  api.on(logOutEndpoint, { json: { message: 'You are logged out.' } });
  const { held, letGo } = heldAnswer();
  api.on(mergeShortlist, held);
  signIn();
  shortlist.set([]);
  const merging = mergeSaved();
  logOut();
  letGo({ json: { shortlist: [{ id: '1'.repeat(24), at: 1 }] } });
  await merging;
  expect(shortlist.get()).toEqual([]);
});
