import { listConversations, prepareConversation, sendMessage } from '@thikana/contract/messages';
import { acceptVisit, proposeVisit } from '@thikana/contract/visits';
import { expect, it } from 'vitest';
import { aKey, messageForm, openConversation } from '../../../test/conversations.ts';
import { sweepNow } from '../../../test/enquiries.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { mailUnread } from './mail-unread.ts';

let clock = Date.parse('2027-03-01T04:30:00Z');
const hours = (count: number) => new Date(clock + count * 3_600_000).toISOString();
const site = await useTestSite({ now: () => new Date(clock) });
const second = 'সেবক রোডের কাছে রোদ-ঝলমলে ফ্ল্যাট';

/** A conversation between Bengalis about a listing whose second title is Bengali. */
async function openInBengali() {
  const opened = await openConversation(site);
  const { pool } = site.services;
  await pool.query('update listings set second_title = $1', [second]);
  await pool.query(`update users set language = 'bn'`);
  return { ...opened, params: { id: opened.id } };
}

it('the seeker gets both titles, the owner only the first', async () => {
  const { owner, seeker, listingId } = await openInBengali();
  const titlesOf = async ({ call }: typeof owner) =>
    (await call(listConversations, {})).conversations[0]?.listing;
  expect(await titlesOf(seeker)).toMatchObject({ secondTitle: second });
  expect(await titlesOf(owner)).not.toHaveProperty('secondTitle');
  const prepared = await seeker.call(prepareConversation, { params: { id: listingId } });
  expect(prepared.listing.secondTitle).toBe(second);
});

it('emails to the seeker have the title in the language of the seeker, those to the owner the first', async () => {
  const { owner, seeker, params } = await openInBengali();
  const body = messageForm({ key: aKey(), text: 'Yes' });
  await owner.call(sendMessage, { params, body });
  await seeker.call(sendMessage, { params, body });
  clock += 600_000;
  await mailUnread({ ...site.services, site: { name: 'Thikana', publicUrl: 'https://thikana.example' } });
  await site.mailTo(seeker.email, second);
  await site.mailTo(owner.email, 'Sunny flat near Sevoke Road');
});

it('the same holds for visits and their calendar files', async () => {
  const { owner, seeker, params } = await openInBengali();
  const times = [hours(26)];
  const { conversation } = await seeker.call(proposeVisit, { params, body: { key: aKey(), times } });
  const visitId = conversation.visit?._id ?? '';
  await owner.call(acceptVisit, { params: { ...params, visitId }, body: { time: times[0] ?? '' } });
  const [toSeeker, toOwner] = [await site.mailTo(seeker.email), await site.mailTo(owner.email)];
  for (const text of [toSeeker.text, toSeeker.calendar?.replaceAll(/\r?\n[ \t]/g, '')])
    expect(text).toContain(second);
  expect(toOwner.text).toContain('Sunny flat near Sevoke Road');
  expect(toOwner.text).not.toContain(second);
});

it('a seeker without an answer reads the titles of this and of similar listings in the same language', async () => {
  await openInBengali();
  const { seeker } = await openInBengali();
  clock += 71 * 3_600_000;
  await sweepNow(site.services);
  const { text } = await site.mailTo(seeker.email);
  expect(text.split(second).length).toBeGreaterThan(2);
  expect(text).not.toContain('Sunny flat');
});
