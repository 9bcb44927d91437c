import http from 'node:http';
import { changeLanguage, login } from '@thikana/contract/accounts';
import { saveSearch } from '@thikana/contract/alerts';
import { sendMessage } from '@thikana/contract/messages';
import { approvePost } from '@thikana/contract/moderation';
import { startPush, stopPush, viewPush } from '@thikana/contract/push';
import { decideOnTexts, pageWaitingTexts, proposeTexts } from '@thikana/contract/second-language';
import { endOtherSessions, logOut } from '@thikana/contract/sessions';
import { acceptVisit, proposeVisit } from '@thikana/contract/visits';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { aKey, messageForm, openConversation } from '../../../test/conversations.ts';
import { jobsAreDone } from '../../../test/jobs-are-done.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { passUndoTime } from '../../../test/pass-undo-time.ts';
import { browserKeys, openPushService } from '../../../test/push-service.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';

const service = await openPushService();
afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
  service.answer = 201;
});
const site = await useTestSite({
  // The service on this machine has no certificate.
  pushNetwork: {
    rules: {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: (address) => address === '127.0.0.1',
      portOf: () => service.port,
    },
    request: http.request,
  },
});

/** A browser with notifications. */
async function subscribe(call: Person['call'], path = aKey()) {
  const { keys, decrypt } = browserKeys();
  await call(startPush, { body: { endpoint: `https://push.example/${path}`, keys } });
  return {
    path: `/${path}`,
    notices: () =>
      service.received.filter((each) => each.path === `/${path}`).map(({ body }) => decrypt(body)),
  };
}
const sent = () => jobsAreDone(site, ['send-push']);

it('a message is shown by the other member’s browsers, encrypted for them, without its words', async () => {
  const { owner, seeker, id } = await openConversation(site);
  const browser = await subscribe(owner.call);
  await seeker.call(sendMessage, {
    params: { id },
    body: messageForm({ key: aKey(), text: 'My number is secret' }),
  });
  await sent();
  expect(browser.notices()).toEqual([
    {
      title: 'New message from A seeker',
      body: expect.any(String),
      path: `/dashboard/messages/${id}`,
      tag: id,
    },
  ]);
  expect(JSON.stringify(browser.notices())).not.toContain('secret');
  const [request] = service.received;
  expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', host: 'push.example' });
  const { publicKey } = await owner.call(viewPush, {});
  expect(request?.headers.authorization).toMatch(/^vapid /);
  expect(request?.headers.authorization).toContain(`k=${publicKey}`);
});

it('is in the language of its reader, and opens the page in it', async () => {
  const { owner, seeker, id } = await openConversation(site);
  await owner.call(changeLanguage, { body: { language: 'hi' } });
  const browser = await subscribe(owner.call);
  await seeker.call(sendMessage, { params: { id }, body: messageForm({ key: aKey(), text: 'Hello' }) });
  await sent();
  expect(browser.notices()).toMatchObject([
    { title: 'एक इच्छुक व्यक्ति का नया मैसेज', path: `/hi/dashboard/messages/${id}` },
  ]);
});

it('a visit, a match and a decision are shown', async () => {
  const { owner, seeker, id } = await openConversation(site);
  const [ownersBrowser, seekersBrowser] = [await subscribe(owner.call), await subscribe(seeker.call)];
  const admin = await site.person('admin');
  await seeker.call(saveSearch, { body: { search: { propertyType: 'flat' }, frequency: 'at-once' } });
  const start = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 86_400_000).toISOString();
  const { visit } = await seeker
    .call(proposeVisit, { params: { id }, body: { key: aKey(), times: [start] } })
    .then(({ conversation }) => conversation);
  await owner.call(acceptVisit, {
    params: { id, visitId: visit?._id ?? '' },
    body: { time: start },
  });
  await admin.call(approvePost, { query: { id: await makeListing(owner) } });
  await passUndoTime(site.services.pool);
  await jobsAreDone(site, ['announce-decisions', 'match-listing', 'mail-matches', 'send-push']);
  const titles = (browser: typeof ownersBrowser) =>
    browser.notices().map((notice) => (notice as { title: string }).title);
  expect(titles(seekersBrowser)).toEqual(
    expect.arrayContaining(['Visit agreed', 'New listings for your saved searches']),
  );
  expect(titles(ownersBrowser)).toContain('Your listing is live');
  expect(titles(ownersBrowser)).not.toContain('Visit agreed');
});

it('a decision on a second language is shown, in the language of the owner', async () => {
  const [owner, admin] = [await site.person(), await site.person('admin')];
  await owner.call(changeLanguage, { body: { language: 'ne' } });
  const browser = await subscribe(owner.call);
  const id = await makeListing(owner, { approvedBy: admin });
  await owner.call(proposeTexts, { params: { id }, body: { secondTitle: 'দুটি ঘরের ফ্ল্যাট' } });
  const [{ proposedAt } = { proposedAt: '' }] = (await admin.call(pageWaitingTexts, {})).proposals;
  const body = { decision: 'reject', proposedAt, reason: 'The street is missing' } as const;
  await admin.call(decideOnTexts, { params: { id }, body });
  await sent();
  expect(browser.notices()).toContainEqual(
    expect.objectContaining({ title: 'तपाईंको दोस्रो भाषाका लेख स्वीकृत भएनन्' }),
  );
});

it('is off by device: by choice, and when its session ends', async () => {
  const person = await confirmedPerson(site);
  const { email, password } = person;
  const other = site.as((await site.call(login, { body: { email, password } })).token);
  await subscribe(person.call);
  await subscribe(other);
  const count = async () =>
    (
      await site.services.db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', person.id)
        .execute()
    ).length;
  expect(await count()).toBe(2);
  await other(stopPush, {});
  expect(await count()).toBe(1);
  expect((await person.call(viewPush, {})).isOn).toBe(true);
  expect((await other(viewPush, {})).isOn).toBe(false);
  await subscribe(other);
  await person.call(endOtherSessions, {});
  expect(await count()).toBe(1);
  await person.call(logOut, {});
  expect(await count()).toBe(0);
});

it('a browser that logs in as another person shows nothing of the person before', async () => {
  const [first, second] = [await site.person(), await site.person()];
  const path = aKey();
  await subscribe(first.call, path);
  await subscribe(second.call, path);
  expect((await first.call(viewPush, {})).isOn).toBe(false);
  expect((await second.call(viewPush, {})).isOn).toBe(true);
});

it('forgets a browser that has unsubscribed', async () => {
  const { owner, seeker, id } = await openConversation(site);
  await subscribe(owner.call);
  service.answer = 410;
  await seeker.call(sendMessage, { params: { id }, body: messageForm({ key: aKey(), text: 'Hello' }) });
  await sent();
  expect((await owner.call(viewPush, {})).isOn).toBe(false);
});

it('sends nothing after the password has changed or the account was banned', async () => {
  const { owner, seeker, id } = await openConversation(site);
  const browser = await subscribe(owner.call);
  await site.services.pool.query('update users set session_version = session_version + 1 where id = $1', [
    owner.id,
  ]);
  await seeker.call(sendMessage, { params: { id }, body: messageForm({ key: aKey(), text: 'Hello' }) });
  await sent();
  expect(browser.notices()).toEqual([]);
});

it.each(['http://push.example/a', 'https://', 'file:///etc/passwd'])(
  'refuses %s as the address of a push service',
  async (endpoint) => {
    const person = await site.person();
    const { keys } = browserKeys();
    await expect(person.call(startPush, { body: { endpoint, keys } })).rejects.toMatchObject({ status: 400 });
  },
);
