import { changePassword, login, viewOwnAccount } from '@thikana/contract/accounts';
import { endOtherSessions, endSession, listSessions, logOut } from '@thikana/contract/sessions';
import { expect, it } from 'vitest';
import { openTestSite, type Person, useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const onAndroid =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const ended = { status: 401, code: 'session_expired' };

async function logIn({ email, password }: Person, agent = onAndroid): Promise<string> {
  const answer = await site.app.http.inject({
    method: login.method,
    url: login.path,
    headers: { 'user-agent': agent },
    payload: { email, password },
  });
  return answer.json().token;
}

const idOf = async (token: string) => (await site.services.tokens.read(token)).sessionId;

it('two logins in the same second get different tokens', async () => {
  const person = await site.person();
  const [one, other] = await Promise.all([logIn(person), logIn(person)]);
  expect(one).not.toBe(other);
});

it('an account sees where it is logged in, and no one else’s sessions', async () => {
  const person = await site.person();
  const stranger = await site.person();
  const token = await logIn(person);
  await logIn(stranger);
  const { sessions } = await site.as(token)(listSessions, {});
  const times = { since: expect.any(String), usedAt: expect.any(String), endsAt: expect.any(String) };
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual({
    ...times,
    id: await idOf(token),
    browser: 'Chrome',
    system: 'Android',
    isKept: false,
    isCurrent: true,
  });
  expect(sessions).toContainEqual({
    ...times,
    id: await idOf(person.token),
    isKept: false,
    isCurrent: false,
  });
});

it.each([
  ['an unknown program', 'x'.repeat(300)],
  ['no program', ''],
])('%s can log in', async (_, agent) => {
  const person = await site.person();
  const { sessions } = await site.as(await logIn(person, agent))(listSessions, {});
  expect(sessions.find(({ isCurrent }) => isCurrent)).toBeDefined();
});

it('logging out ends the session at once, on every process of the site', async () => {
  const beside = await openTestSite({ beside: site });
  const person = await site.person();
  const token = await logIn(person);
  await beside.as(token)(viewOwnAccount, {});
  await site.as(token)(logOut, {});
  await expect(beside.as(token)(viewOwnAccount, {})).rejects.toMatchObject(ended);
  await expect(site.as(token)(logOut, {})).rejects.toMatchObject(ended);
  await person.call(viewOwnAccount, {});
  await beside.close();
});

it('one session can be ended, but not that of another account', async () => {
  const person = await site.person();
  const stranger = await site.person();
  const token = await logIn(person);
  const params = { id: await idOf(token) };
  await expect(stranger.call(endSession, { params })).rejects.toMatchObject({ code: 'session_not_found' });
  await site.as(token)(viewOwnAccount, {});
  await person.call(endSession, { params });
  await expect(site.as(token)(viewOwnAccount, {})).rejects.toMatchObject(ended);
  await expect(person.call(endSession, { params })).rejects.toMatchObject({ code: 'session_not_found' });
});

it('all other sessions can be ended at once', async () => {
  const person = await site.person();
  const stranger = await site.person();
  const tokens = [await logIn(person), await logIn(person)];
  await person.call(endOtherSessions, {});
  for (const token of tokens) await expect(site.as(token)(viewOwnAccount, {})).rejects.toMatchObject(ended);
  expect((await person.call(listSessions, {})).sessions).toHaveLength(1);
  await stranger.call(viewOwnAccount, {});
});

it('a new password ends all other sessions, and they leave the list', async () => {
  const person = await site.person();
  const other = await logIn(person);
  const current = await logIn(person);
  const body = { currentPassword: person.password, newPassword: 'another secret' };
  const { token } = await site.as(current)(changePassword, { body });
  await expect(site.as(other)(viewOwnAccount, {})).rejects.toMatchObject(ended);
  await expect(site.as(current)(viewOwnAccount, {})).rejects.toMatchObject(ended);
  const { sessions } = await site.as(token)(listSessions, {});
  expect(sessions).toMatchObject([{ id: await idOf(current), isCurrent: true }]);
});
