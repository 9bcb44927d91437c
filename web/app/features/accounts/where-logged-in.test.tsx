import { screen, within } from '@testing-library/react';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionOfAccount,
} from '@thikana/contract/sessions';
import { expect, it } from 'vitest';
import { call } from '#web/lib/api/api.ts';
import { press } from '../../../test/fields.ts';
import { signIn } from '../../../test/people.ts';
import { show, toasts } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { WhereLoggedIn } from './where-logged-in.tsx';

const here: SessionOfAccount = {
  id: '6740000000000000000000c1',
  browser: 'Chrome',
  system: 'Android',
  isKept: true,
  isCurrent: true,
  since: '2026-11-01T06:30:00.000Z',
  usedAt: '2026-11-24T06:30:00.000Z',
  endsAt: '2027-02-22T06:30:00.000Z',
};
const there: SessionOfAccount = {
  ...here,
  id: '6740000000000000000000c2',
  browser: undefined,
  system: undefined,
  isKept: false,
  isCurrent: false,
};

const Component = ({ loaderData }: { loaderData: { sessions: SessionOfAccount[] } }) => (
  <WhereLoggedIn {...loaderData} />
);

async function open(sessions: SessionOfAccount[]) {
  signIn();
  const api = stubApi();
  let answer = sessions;
  api.on(listSessions, () => ({ json: { sessions: answer } }));
  const loader = () => call(listSessions, {});
  await show([{ path: '/', Component, loader }] as never, '/');
  return {
    api,
    nowAnswers: (next: SessionOfAccount[]) => {
      answer = next;
    },
  };
}

it('lists each device, and offers to log out all but this one', async () => {
  await open([here, there]);
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first.textContent).toContain('Chrome on AndroidThis device');
  expect(first.textContent).toContain('Stays logged in until 22 Feb 2027');
  expect(within(first).queryByRole('button')).toBeNull();
  expect(second.textContent).toContain('Unknown browser');
  expect(second.textContent).toContain('Ends with its tab');
  expect(within(second).getByRole('button', { name: /^Log out Unknown browser, logged in / })).toBeTruthy();
});

it('logs out one device', async () => {
  const { api, nowAnswers } = await open([here, there]);
  api.on(endSession, { json: { message: 'The device is logged out.' } });
  nowAnswers([here]);
  await press(/^Log out Unknown browser/);
  expect(api.asked).toContainEqual(
    expect.objectContaining({ method: 'DELETE', path: `/api/users/sessions/${there.id}` }),
  );
  expect(toasts()).toEqual(['The device is logged out.']);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Where you are logged in');
});

it('logs out all other devices, and shows a failure', async () => {
  const { api } = await open([here, there]);
  api.on(endOtherSessions, 'no connection');
  await press('Log out all other devices');
  expect(alerts()).toEqual([expect.stringContaining('The device could not be logged out')]);
  api.on(endOtherSessions, { json: { message: 'All other devices are logged out.' } });
  await press('Log out all other devices');
  expect(alerts()).toEqual([]);
  expect(toasts()).toEqual(['All other devices are logged out.']);
});

function alerts(): (string | null)[] {
  return within(screen.getByRole('region', { name: 'Where you are logged in' }))
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent);
}
