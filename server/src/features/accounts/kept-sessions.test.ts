import { changePassword, login, viewOwnAccount } from '@thikana/contract/accounts';
import { viewListing } from '@thikana/contract/listings';
import { listSessions } from '@thikana/contract/sessions';
import { beforeEach, expect, it } from 'vitest';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { sessionsRepository } from './sessions.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.now();
let time = start;
const site = await useTestSite({ now: () => new Date(time) });
beforeEach(() => {
  time = start;
});
const ended = { status: 401, code: 'session_expired' };

/** A browser that stores the newest token, as the web app does. */
async function keptBrowser(person?: Person) {
  const { email, password } = person ?? (await site.person());
  const { token } = await site.call(login, { body: { email, password, keep: true } });
  const browser = {
    email,
    token,
    /** Calls with the stored token, and stores the next one. */
    use: () => site.as(browser.token, (next) => (browser.token = next))(viewOwnAccount, {}),
    /** The answer with the next token is lost. */
    useWithoutAnswer: () => site.as(browser.token)(viewOwnAccount, {}),
  };
  return browser;
}

const useToken = (token: string) => site.as(token)(viewOwnAccount, {});

it('a kept session lasts 90 days from its last use', async () => {
  const browser = await keptBrowser();
  time += 89 * day;
  await browser.use();
  time += 89 * day;
  await browser.use();
  const { sessions } = await site.as(browser.token)(listSessions, {});
  expect(sessions).toMatchObject([{ isKept: true, endsAt: new Date(time + 90 * day).toISOString() }]);
  time += 90 * day;
  await expect(browser.use()).rejects.toMatchObject(ended);
});

it('a session that is not kept ends after seven days, however often it is used', async () => {
  const person = await site.person();
  const { token } = await site.call(login, { body: { email: person.email, password: person.password } });
  const renewed: string[] = [];
  time += 7 * day - minute;
  await site.as(token, (next) => renewed.push(next))(viewOwnAccount, {});
  expect(renewed).toEqual([]);
  time += minute;
  await expect(useToken(token)).rejects.toMatchObject(ended);
});

it('its token is replaced when it is used after an hour, also by a public call', async () => {
  const browser = await keptBrowser();
  const first = browser.token;
  time += 59 * minute;
  await browser.use();
  expect(browser.token).toBe(first);
  time += minute;
  const params = { id: '0'.repeat(24) };
  await site
    .as(first, (next) => (browser.token = next))(viewListing, { params })
    .catch(() => {});
  expect(browser.token).not.toBe(first);
  await browser.use();
});

it('a replaced token ends the session when it is used again, and its owner is emailed', async () => {
  const browser = await keptBrowser();
  const stolen = browser.token;
  time += hour;
  await browser.use();
  await browser.use();
  time += 10 * minute;
  await expect(useToken(stolen)).rejects.toMatchObject(ended);
  await expect(browser.use()).rejects.toMatchObject(ended);
  const mail = await site.mailTo(browser.email, 'We logged out a device');
  expect(mail.text).toContain('was used in two places');
});

it('the owner’s browser ends the session if a thief used the token first', async () => {
  const browser = await keptBrowser();
  const stolen = browser.token;
  time += hour;
  let thief = '';
  await site.as(stolen, (next) => {
    thief = next;
  })(viewOwnAccount, {});
  await useToken(thief);
  time += 10 * minute;
  await expect(browser.use()).rejects.toMatchObject(ended);
  await expect(useToken(thief)).rejects.toMatchObject(ended);
});

it('requests that were sent with the token before and arrive late are answered', async () => {
  const browser = await keptBrowser();
  const first = browser.token;
  time += hour;
  await browser.use();
  await browser.use();
  time += 10 * minute - 1;
  await useToken(first);
  await browser.use();
});

it('a lost answer does not log anyone out, after any time', async () => {
  const browser = await keptBrowser();
  time += hour;
  await browser.useWithoutAnswer();
  time += day;
  const first = browser.token;
  await browser.use();
  expect(browser.token).not.toBe(first);
  await browser.use();
});

it('requests at the same time replace the token once', async () => {
  const browser = await keptBrowser();
  time += hour;
  const renewed: string[] = [];
  const call = site.as(browser.token, (next) => renewed.push(next));
  await Promise.all(Array.from({ length: 8 }, () => call(viewOwnAccount, {})));
  const numbers = await Promise.all(
    renewed.map(async (token) => (await site.services.tokens.read(token)).generation),
  );
  expect(new Set(numbers)).toEqual(new Set([2]));
});

it('survives a new password in the browser that changed it', async () => {
  const person = await site.person();
  const [here, elsewhere] = [await keptBrowser(person), await keptBrowser(person)];
  time += hour;
  const body = { currentPassword: person.password, newPassword: 'another secret' };
  ({ token: here.token } = await site.as(here.token)(changePassword, { body }));
  await here.use();
  await expect(elsewhere.use()).rejects.toMatchObject(ended);
  time += 2 * hour;
  await here.use();
  await here.use();
});

it('deletes ended sessions each night', async () => {
  const person = await site.person();
  const kept = await keptBrowser(person);
  time += 8 * day;
  await sessionsRepository(site.services.db).deleteEnded(new Date(time));
  const rows = await site.services.db
    .selectFrom('sessions')
    .select('is_kept')
    .where('user_id', '=', person.id)
    .execute();
  expect(rows).toEqual([{ is_kept: true }]);
  await kept.use();
});
