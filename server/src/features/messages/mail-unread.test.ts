import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { answerMailedConversation, viewMailedConversation } from '@thikana/contract/inbox';
import { markRead, sendMessage, viewConversation } from '@thikana/contract/messages';
import { acceptVisit, cancelVisit, proposeVisit } from '@thikana/contract/visits';
import { beforeEach, expect, it } from 'vitest';
import { aKey, messageForm, type OpenConversation, openConversation } from '../../../test/conversations.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { mailUnread } from './mail-unread.ts';

let clock = Date.now();
const minutes = (count: number) => {
  clock += count * 60_000;
};
const mailNow = () =>
  mailUnread({ ...site.services, site: { name: 'Thikana', publicUrl: 'https://thikana.example' } });
const write = ({ seeker, id }: OpenConversation, text: string) =>
  seeker.call(sendMessage, { params: { id }, body: messageForm({ key: aKey(), text }) });

const site = await useTestSite({ now: () => new Date(clock) });
beforeEach(async () => {
  minutes(100);
  await mailNow();
});

const tokenIn = (link: string) => link.split('/').at(-1) ?? '';
const mailsTo = async (email: string) =>
  (await readdir(path.join(site.dataDir, 'outbox'))).filter((name) =>
    name.includes(email.replaceAll(/[^a-z0-9]+/g, '-')),
  ).length;

it('emails messages unread for five minutes, once an hour per conversation', async () => {
  const opened = await openConversation(site, 'Is the flat still free?');
  minutes(4);
  expect(await mailNow()).toBe(0);
  minutes(1);
  expect(await mailNow()).toBe(1);
  const mail = await site.mailTo(opened.owner.email, 'A message from A seeker: Sunny flat near Sevoke Road');
  expect(mail.text).toContain('Is the flat still free?');

  await write(opened, 'And is there a lift?');
  minutes(54);
  expect(await mailNow()).toBe(0);
  minutes(6);
  expect(await mailNow()).toBe(1);
  expect((await site.mailTo(opened.owner.email, '2 messages from')).text).toContain('And is there a lift?');
  minutes(600);
  expect(await mailNow()).toBe(0);
});

it('describes what happened to a visit', async () => {
  const opened = await openConversation(site);
  const params = { id: opened.id };
  const times = [new Date(clock + 30 * 3_600_000).toISOString()];
  for (const key of [aKey(), aKey()])
    await opened.seeker.call(proposeVisit, { params, body: { key, times } });
  const { conversation } = await opened.owner.call(viewConversation, { params });
  const visit = { ...params, visitId: conversation.visit?._id ?? '' };
  await opened.owner.call(acceptVisit, { params: visit, body: { time: times[0] ?? '' } });
  await opened.owner.call(cancelVisit, { params: visit });
  minutes(5);
  await mailNow();
  const toOwner = await site.mailTo(opened.owner.email, '3 messages from');
  expect(toOwner.text).toMatch(/> A visit is proposed\..*\n\n> Other times are proposed for the visit\./s);
  const toSeeker = await site.mailTo(opened.seeker.email, '2 messages from');
  expect(toSeeker.text).toMatch(/> A visit is agreed\..*\n\n> The visit is cancelled\./s);
});

it('sends nothing for messages read in time', async () => {
  const opened = await openConversation(site);
  minutes(3);
  await opened.owner.call(markRead, { params: { id: opened.id }, body: { number: 1 } });
  minutes(60);
  expect(await mailNow()).toBe(0);
  expect(await mailsTo(opened.owner.email)).toBe(0);
});

it('concurrent processes send one email', async () => {
  const opened = await openConversation(site);
  minutes(6);
  const counts = await Promise.all([mailNow(), mailNow(), mailNow()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  await site.mailTo(opened.owner.email, 'A message from');
  expect(await mailsTo(opened.owner.email)).toBe(1);
});

it('its link opens and answers only this conversation, for seven days', async () => {
  const opened = await openConversation(site);
  minutes(6);
  await mailNow();
  const { link } = await site.mailTo(opened.owner.email, 'A message from');
  expect(link).toMatch(/^https:\/\/thikana\.example\/conversation\//);
  const params = { token: tokenIn(link) };
  const seen = await site.call(viewMailedConversation, { params });
  expect(seen).toMatchObject({ conversation: { side: 'owner' }, messages: [{ isOwn: false }] });
  const body = { key: aKey(), text: 'Yes, come and see it.' };
  await site.call(answerMailedConversation, { params, body });
  await site.call(answerMailedConversation, { params, body });
  const { messages } = await opened.seeker.call(viewConversation, { params: { id: opened.id } });
  expect(messages.map(({ text }) => text)).toEqual(['Is the flat still free?', 'Yes, come and see it.']);

  minutes(7 * 24 * 60);
  await expect(site.call(viewMailedConversation, { params })).rejects.toMatchObject({
    code: 'conversation_link_invalid',
  });
});

it('its link is invalid after a password change, and cannot be altered', async () => {
  const opened = await openConversation(site);
  minutes(6);
  await mailNow();
  const token = tokenIn((await site.mailTo(opened.owner.email, 'A message from')).link);
  const read = (text: string) => site.call(viewMailedConversation, { params: { token: text } });
  await expect(read(token.replace('.', '.A'))).rejects.toMatchObject({ code: 'conversation_link_invalid' });
  await site.services.db
    .updateTable('users')
    .set((set) => ({ session_version: set('session_version', '+', 1) }))
    .where('id', '=', opened.owner.id)
    .execute();
  await expect(read(token)).rejects.toMatchObject({ code: 'conversation_link_invalid' });
});

it('an unconfirmed address gets neither text nor link', async () => {
  const opened = await openConversation(site);
  await site.services.db
    .updateTable('users')
    .set({ is_verified: false })
    .where('id', '=', opened.owner.id)
    .execute();
  minutes(6);
  await mailNow();
  const mail = await site.mailTo(opened.owner.email, 'A message from');
  expect(mail.text).not.toContain('Is the flat still free?');
  expect(mail.link).toBe(`https://thikana.example/dashboard/messages/${opened.id}`);
});
