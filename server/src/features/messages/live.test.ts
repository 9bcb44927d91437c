import type { InboxChange, TypingNotice } from '@thikana/contract/inbox';
import { followInbox } from '@thikana/contract/inbox';
import {
  blockPerson,
  markRead,
  notifyTyping,
  sendMessage,
  startConversation,
} from '@thikana/contract/messages';
import { banUser, deleteUser, liftBan } from '@thikana/contract/users';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  aKey,
  messageForm,
  type OpenConversation,
  offerFlat,
  openConversation,
} from '../../../test/conversations.ts';
import { type EventReader, openEvents } from '../../../test/event-reader.ts';
import { openTestSite, type Person, type TestSite } from '../../../test/test-site.ts';

let one: TestSite;
let other: TestSite;
let addresses: { one: string; other: string };
const open: EventReader[] = [];

beforeAll(async () => {
  one = await openTestSite();
  other = await openTestSite({ beside: one });
  const listen = (site: TestSite) => site.app.http.listen({ port: 0, host: '127.0.0.1' });
  addresses = { one: await listen(one), other: await listen(other) };
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});
afterAll(async () => {
  await other.close();
  await one.close();
});

async function follow(person: Person, address: string, headers?: Record<string, string>) {
  const reader = await openEvents(`${address}/api/inbox`, person.token, headers);
  open.push(reader);
  return reader;
}
const write = (person: Person, { id }: OpenConversation, text: string) =>
  person.call(sendMessage, { params: { id }, body: messageForm({ key: aKey(), text }) });

it('a message reaches the other member through another process, and its read mark returns', async () => {
  const opened = await openConversation(one);
  const [ofOwner, ofSeeker] = [
    await follow(opened.owner, addresses.other),
    await follow(opened.seeker, addresses.one),
  ];
  expect((await ofOwner.next<InboxChange>('inbox')).data).toMatchObject({ changes: [], unread: 1 });
  await ofSeeker.next('inbox');

  await write(opened.seeker, opened, 'May I come on Sunday?');
  const { data, id } = await ofOwner.next<InboxChange>('inbox');
  expect(data).toMatchObject({
    unread: 2,
    changes: [{ _id: opened.id, unread: 2, lastMessage: { text: 'May I come on Sunday?', isOwn: false } }],
  });
  expect(id).toBe(String(data.position));
  expect((await ofSeeker.next<InboxChange>('inbox')).data.changes[0]?.lastMessage?.isOwn).toBe(true);

  await opened.owner.call(markRead, { params: { id: opened.id }, body: { number: 2 } });
  expect((await ofSeeker.next<InboxChange>('inbox')).data.changes[0]?.readByOther).toBe(2);
});

it('a typing notice is shown, except to a blocked member', async () => {
  const opened = await openConversation(one);
  const ofOwner = await follow(opened.owner, addresses.other);
  await ofOwner.next('inbox');
  await opened.seeker.call(notifyTyping, { params: { id: opened.id } });
  expect((await ofOwner.next<TypingNotice>('typing')).data).toEqual({ conversationId: opened.id });
  await opened.owner.call(blockPerson, { params: { id: opened.id } });
  await opened.seeker.call(notifyTyping, { params: { id: opened.id } });
  expect((await ofOwner.next<InboxChange>('inbox')).data.changes[0]?.silence).toBe('blocked-by-you');
  await opened.owner.call(markRead, { params: { id: opened.id }, body: { number: 1 } });
  await ofOwner.next('inbox');
});

it('an interrupted stream resumes in any process', async () => {
  const opened = await openConversation(one);
  const first = await follow(opened.owner, addresses.one);
  const { id } = await first.next<InboxChange>('inbox');
  first.close();
  await write(opened.seeker, opened, 'Are pets allowed?');
  await write(opened.seeker, opened, 'A small dog.');
  const second = await follow(opened.owner, addresses.other, { 'last-event-id': id ?? '' });
  const { data } = await second.next<InboxChange>('inbox');
  expect(data.changes).toMatchObject([{ _id: opened.id, lastMessage: { number: 3, text: 'A small dog.' } }]);
});

it('loses nothing while notifications are lost', async () => {
  const opened = await openConversation(one);
  const reader = await follow(opened.owner, addresses.one);
  const { data } = await reader.next<InboxChange>('inbox');
  await sql`update inboxes set position = position + 1 where user_id = ${opened.owner.id}`.execute(
    one.services.db,
  );
  await one.services.db
    .updateTable('conversation_members')
    .set({ position: data.position + 1 })
    .where('user_id', '=', opened.owner.id)
    .execute();
  one.app.onLive();
  expect((await reader.next<InboxChange>('inbox')).data.position).toBe(data.position + 1);
});

it('polling returns the same without a stream', async () => {
  const opened = await openConversation(one);
  const { position, changes } = await opened.owner.call(followInbox, {});
  expect(changes).toEqual([]);
  await write(opened.seeker, opened, 'Hello?');
  const later = await opened.owner.call(followInbox, { query: { after: position } });
  expect(later).toMatchObject({ unread: 2, changes: [{ lastMessage: { text: 'Hello?' } }] });
  expect((await opened.owner.call(followInbox, { query: { after: later.position } })).changes).toEqual([]);
});

it('concurrent messages arrive in order, the last one last', async () => {
  const opened = await openConversation(one);
  const reader = await follow(opened.owner, addresses.other);
  await reader.next('inbox');
  await Promise.all(
    Array.from({ length: 25 }, (_, index) => write(opened.seeker, opened, `Number ${index}`)),
  );
  const { position: last } = await opened.owner.call(followInbox, {});
  let position = 0;
  let number = 0;
  while (position < last) {
    const { data } = await reader.next<InboxChange>('inbox');
    expect(data.position).toBeGreaterThan(position);
    position = data.position;
    number = data.changes[0]?.lastMessage?.number ?? 0;
  }
  expect({ position, number }).toEqual({ position: last, number: 26 });
});

it('the status of a suspended, reinstated or deleted account is shown in all of its conversations at once', async () => {
  const opened = await openConversation(one);
  const admin = await one.person('admin');
  const listingId = await offerFlat(one, opened.owner);
  const text = 'And this one?';
  await opened.seeker.call(startConversation, { body: { listingId, key: aKey(), text } });
  await write(opened.owner, opened, 'Both are free.');
  const reader = await follow(opened.seeker, addresses.other);
  expect((await reader.next<InboxChange>('inbox')).data.unread).toBe(1);
  const told = async () => {
    const { data } = await reader.next<InboxChange>('inbox');
    expect(new Set(data.changes.map(({ position }) => position)).size).toBe(2);
    return { silences: data.changes.map(({ silence }) => silence), unread: data.unread };
  };

  const params = { id: opened.owner.id };
  await admin.call(banUser, { params, body: { reason: 'False listings' } });
  expect(await told()).toEqual({ silences: ['other-suspended', 'other-suspended'], unread: 1 });
  await admin.call(liftBan, { params });
  expect(await told()).toEqual({ silences: [undefined, undefined], unread: 1 });
  await admin.call(deleteUser, { params, query: { confirm: opened.owner.email } });
  expect(await told()).toEqual({ silences: ['other-deleted', 'other-deleted'], unread: 0 });
});

it('ends with the session of its reader', async () => {
  const opened = await openConversation(one);
  const admin = await one.person('admin');
  const reader = await follow(opened.owner, addresses.one);
  await reader.next('inbox');
  await admin.call(banUser, { params: { id: opened.owner.id }, body: { reason: 'False listings' } });
  one.app.onLive();
  await reader.ended;
});

it('ends when the process stops, without holding it up', async () => {
  const third = await openTestSite({ beside: one });
  const address = await third.app.http.listen({ port: 0, host: '127.0.0.1' });
  const opened = await openConversation(one);
  const reader = await follow(opened.owner, address);
  await reader.next('inbox');
  await third.close();
  await reader.ended;
});
