import { blockPerson, markRead, viewConversation } from '@thikana/contract/messages';
import { banUser, liftBan } from '@thikana/contract/users';
import { acceptVisit, cancelVisit, proposeVisit } from '@thikana/contract/visits';
import { expect, it } from 'vitest';
import { aKey, type OpenConversation, openConversation } from '../../../test/conversations.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { remindOfVisits } from './remind-of-visits.ts';

let clock = new Date('2027-03-01T04:30:00Z').getTime();
const hour = 3_600_000;
const inHours = (count: number) => new Date(clock + count * hour).toISOString();

const site = await useTestSite({ now: () => new Date(clock) });

const settings = { get: async () => ({ contactEmail: 'hello@thikana.example' }) as never };
const remind = () =>
  remindOfVisits({
    ...site.services,
    settings,
    site: { name: 'Thikana', publicUrl: 'https://thikana.example' },
  });
const propose = (person: Person, { id }: OpenConversation, times: string[], key = aKey()) =>
  person.call(proposeVisit, { params: { id }, body: { key, times } });
const accept = (person: Person, { id }: OpenConversation, visitId: string, time: string) =>
  person.call(acceptVisit, { params: { id, visitId }, body: { time } });
const cancel = (person: Person, { id }: OpenConversation, visitId: string) =>
  person.call(cancelVisit, { params: { id, visitId } });
const visitOf = async (person: Person, { id }: OpenConversation) => {
  const { conversation } = await person.call(viewConversation, { params: { id } });
  if (!conversation.visit) throw new Error('There is no visit.');
  return conversation.visit;
};
/** Unfolds the lines of a calendar file. */
const calendarLines = (text: string | undefined) => (text ?? '').replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);

it('is proposed with up to three times, accepted by the other, and emailed with a calendar file', async () => {
  const opened = await openConversation(site);
  const times = [inHours(50), inHours(26), inHours(74)];
  const { conversation, sent } = await propose(opened.seeker, opened, times);
  expect(conversation.visit).toMatchObject({ status: 'proposed', isOwnProposal: true });
  expect(sent.visit).toEqual({ action: 'proposed', times: [...times].sort() });
  const visit = await visitOf(opened.owner, opened);
  expect(visit.isOwnProposal).toBe(false);
  await expect(accept(opened.seeker, opened, visit._id, inHours(26))).rejects.toMatchObject({
    code: 'own_proposal',
  });
  await expect(accept(opened.owner, opened, visit._id, inHours(27))).rejects.toMatchObject({
    code: 'visit_changed',
  });
  const agreed = await accept(opened.owner, opened, visit._id, inHours(26));
  expect(agreed.conversation.visit).toMatchObject({ status: 'accepted', startsAt: inHours(26) });
  expect((await accept(opened.owner, opened, visit._id, inHours(26))).conversation.lastMessage?.number).toBe(
    3,
  );

  for (const person of [opened.owner, opened.seeker]) {
    const mail = await site.mailTo(person.email, 'Visit agreed');
    expect(mail.text).toMatch(/Tuesday,? 2 March 2027 at\s12:00/);
    expect(calendarLines(mail.calendar)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:${visit._id}@localhost`,
        'SEQUENCE:0',
        'DTSTART:20270302T063000Z',
        'SUMMARY:Visit: Sunny flat near Sevoke Road',
        'LOCATION:Sevoke Road\\, Siliguri',
      ]),
    );
    expect(mail.calendar).not.toContain(opened.owner.email);
    expect(mail.calendar).not.toContain(opened.seeker.email);
  }
});

it('is moved by another proposal, which removes it from calendars', async () => {
  const opened = await openConversation(site);
  await propose(opened.seeker, opened, [inHours(30)]);
  const visit = await visitOf(opened.owner, opened);
  await accept(opened.owner, opened, visit._id, inHours(30));
  const { sent, conversation } = await propose(opened.owner, opened, [inHours(40)]);
  expect(sent.visit?.action).toBe('moved');
  expect(conversation.visit).toMatchObject({ _id: visit._id, status: 'proposed', isOwnProposal: true });
  const mail = await site.mailTo(opened.seeker.email, 'Visit to be moved');
  expect(calendarLines(mail.calendar)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']),
  );
  await accept(opened.seeker, opened, visit._id, inHours(40));
  const newest = async () => calendarLines((await site.mailTo(opened.owner.email, 'Visit agreed')).calendar);
  await expect.poll(newest).toContain('SEQUENCE:2');
});

it('is cancelled by either member, even after a block', async () => {
  const opened = await openConversation(site);
  await propose(opened.seeker, opened, [inHours(30)]);
  const visit = await visitOf(opened.owner, opened);
  await accept(opened.owner, opened, visit._id, inHours(30));
  await opened.owner.call(blockPerson, { params: { id: opened.id } });
  const { conversation } = await cancel(opened.seeker, opened, visit._id);
  expect(conversation).toMatchObject({
    visit: { status: 'cancelled' },
    lastMessage: { visit: { action: 'cancelled', times: [inHours(30)] } },
  });
  const [own, others] = [
    await site.mailTo(opened.seeker.email, 'Visit cancelled'),
    await site.mailTo(opened.owner.email, 'Visit cancelled'),
  ];
  expect(own.text).toMatch(/You\s+have\s+cancelled\s+the\s+visit\./);
  expect(others.text).toMatch(/has\s+cancelled\s+it\.\s+Please\s+do\s+not\s+go\s+there\./);
  expect((await cancel(opened.owner, opened, visit._id)).conversation.lastMessage?.number).toBe(4);
});

it('is cancelled when one member is suspended; the other is notified', async () => {
  const admin = await site.person('admin');
  const opened = await openConversation(site);
  await propose(opened.seeker, opened, [inHours(30)]);
  const visit = await visitOf(opened.owner, opened);
  await accept(opened.owner, opened, visit._id, inHours(30));
  await opened.seeker.call(markRead, { params: { id: opened.id }, body: { number: 3 } });
  await admin.call(banUser, { params: { id: opened.owner.id }, body: { reason: 'False listings' } });

  const { conversation, messages } = await opened.seeker.call(viewConversation, {
    params: { id: opened.id },
  });
  expect(conversation).toMatchObject({
    visit: { status: 'cancelled' },
    silence: 'other-suspended',
    unread: 1,
  });
  expect(messages.at(-1)).toMatchObject({
    isOwn: false,
    visit: { action: 'cancelled', times: [inHours(30)] },
  });
  const mail = await site.mailTo(opened.seeker.email, 'Visit cancelled');
  expect(mail.text.replaceAll('\n', ' ')).toContain('the account of the other person is closed');
  expect(calendarLines(mail.calendar)).toContain('STATUS:CANCELLED');
  await admin.call(liftBan, { params: { id: opened.owner.id } });
  expect(await visitOf(opened.seeker, opened)).toMatchObject({ status: 'cancelled' });
});

it.each([
  ['past', () => [inHours(-1)]],
  ['too far away', () => [inHours(61 * 24)]],
])('rejects times that are %s', async (_what, times) => {
  const opened = await openConversation(site);
  await expect(propose(opened.seeker, opened, times())).rejects.toMatchObject({ code: 'visit_time_unfit' });
});

it('rejects four times, and none', async () => {
  const opened = await openConversation(site);
  const four = [1, 2, 3, 4].map(inHours);
  await expect(propose(opened.seeker, opened, four)).rejects.toMatchObject({
    fields: { times: 'Please propose at most 3 times.' },
  });
  await expect(propose(opened.seeker, opened, [])).rejects.toMatchObject({ code: 'invalid_input' });
});

it('sent twice is proposed once', async () => {
  const opened = await openConversation(site);
  const key = aKey();
  const answers = [await propose(opened.seeker, opened, [inHours(30)], key)];
  answers.push(await propose(opened.seeker, opened, [inHours(30)], key));
  expect(answers.map(({ sent }) => sent.number)).toEqual([2, 2]);
});

it('both members are reminded a day and two hours before, once, and not of a cancelled visit', async () => {
  await site.services.db.deleteFrom('visits').execute();
  const [kept, dropped] = [await openConversation(site), await openConversation(site)];
  for (const opened of [kept, dropped]) {
    await propose(opened.seeker, opened, [inHours(30)]);
    await accept(opened.owner, opened, (await visitOf(opened.owner, opened))._id, inHours(30));
  }
  await cancel(dropped.owner, dropped, (await visitOf(dropped.owner, dropped))._id);
  clock += 5 * hour;
  expect(await remind()).toBe(0);
  clock += hour;
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  clock += 22 * hour;
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  for (const person of [kept.owner, kept.seeker])
    expect((await site.mailTo(person.email, 'Your visit')).text).toContain('a reminder of your visit');
});
