import { listAuditEntries } from '@thikana/contract/audit';
import {
  appealComplaint,
  decideComplaint,
  fileComplaint,
  pageComplaints,
  reportComplaints,
  viewComplaint,
  viewComplaintCase,
  viewComplaintReport,
} from '@thikana/contract/complaints';
import { countDocuments } from '@thikana/contract/moderation';
import { deleteOwnAccount, prepareOwnData } from '@thikana/contract/own-data';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmEmail } from '../../../test/confirmed-people.ts';
import { aKey } from '../../../test/conversations.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { complaintsRepository } from './complaints.repository.ts';
import { watchComplaints } from './watch-complaints.ts';

/** Noon on a Monday in Siliguri. */
const monday = new Date('2026-11-23T06:30:00Z');
const clock = { now: monday };
const after = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000);
const site = await useTestSite({ now: () => clock.now });
const { pool } = site.services;
const [moderator, admin] = [await site.person('moderator'), await site.person('admin')];
await confirmEmail(site, moderator);
await confirmEmail(site, admin);
await site.services.jobs.rest();

beforeEach(async () => {
  clock.now = monday;
  await pool.query('truncate complaints, complaint_numbers cascade');
  await pool.query(`delete from pgboss.job where name = 'send-mail'`);
});

const filed = {
  kind: 'intimate',
  email: 'bina@example.org',
  text: 'Somebody posted pictures of me in a listing.',
  page: '/rentals/1',
} as const;
const file = (changes: Partial<Record<keyof typeof filed, string>> = {}) =>
  site.call(fileComplaint, { body: { ...filed, ...changes, key: aKey() } as never });
const watch = (at: Date) => {
  clock.now = at;
  return watchComplaints({
    ...site.services,
    settings: { get: async () => ({ contactEmail: 'operator@example.org' }) } as never,
    site: { name: 'Thikana', publicUrl: 'http://localhost:3000' },
  });
};

interface QueuedMail {
  to: string;
  subject: string;
  text: string;
  link: string;
}
async function mails(to?: string): Promise<QueuedMail[]> {
  const { rows } = await pool.query(
    `select data from pgboss.job where name = 'send-mail' order by created_on`,
  );
  return rows.map(({ data }) => data).filter((mail) => to === undefined || mail.to === to);
}
const subjectsTo = async (email: string) => (await mails(email)).map(({ subject }) => subject);
async function tokenOf(email: string = filed.email): Promise<string> {
  const [mail] = await mails(email);
  return new URL(mail?.link ?? '').pathname.split('/').at(-1) ?? '';
}
const decide = (number: string, stage: 'complaint' | 'appeal', outcome = 'upheld') =>
  moderator.call(decideComplaint, {
    params: { number },
    body: { stage, outcome, reason: 'We removed the pictures.' } as never,
  });

describe('a visitor without an account', () => {
  it('files a complaint, which gets a number, an acknowledgement and a secret link', async () => {
    const { number } = await file();
    expect(number).toBe('C-2026-000001');
    expect((await file({ kind: 'other' })).number).toBe('C-2026-000002');
    const [mail] = await mails(filed.email);
    expect(mail?.subject).toBe('We have your complaint C-2026-000001');
    expect(mail?.text).toMatch(/We decide by 23 November 2026 at 2:00\spm India Standard Time/);
    expect(mail?.text).not.toContain('pictures of me');
    expect(await site.call(viewComplaint, { params: { token: await tokenOf() } })).toEqual({
      number,
      kind: 'intimate',
      page: '/rentals/1',
      stages: [
        {
          stage: 'complaint',
          text: filed.text,
          startedAt: monday.toISOString(),
          dueAt: after(2).toISOString(),
        },
      ],
    });
  });

  it.each(['C-2026-000001', 'x.y.z'])('cannot see one with the number %s alone', async (token) => {
    await file();
    await expect(site.call(viewComplaint, { params: { token } })).rejects.toMatchObject({
      code: 'complaint_link_invalid',
    });
  });

  it('files once what was sent again, and leaves no number out', async () => {
    const body = { ...filed, key: aKey() };
    const answers = await Promise.all([1, 2, 3].map(() => site.call(fileComplaint, { body })));
    expect(new Set(answers.map(({ number }) => number))).toEqual(new Set(['C-2026-000001']));
    expect(await mails(filed.email)).toHaveLength(1);
    expect((await file()).number).toBe('C-2026-000002');
  });

  it('begins at one in each year of the city', async () => {
    await file();
    clock.now = new Date('2026-12-31T18:29:59Z');
    expect((await file()).number).toBe('C-2026-000002');
    clock.now = new Date('2026-12-31T18:30:00Z');
    expect((await file()).number).toBe('C-2027-000001');
  });

  it('is told what is missing; a robot gets a number that means nothing', async () => {
    await expect(file({ text: 'Too short' })).rejects.toMatchObject({
      fields: { text: 'Please describe in at least 10 characters what happened.' },
    });
    await expect(file({ kind: 'revenge' })).rejects.toMatchObject({
      fields: { kind: 'Please choose what it is about.' },
    });
    const robot = { ...filed, key: aKey(), website: 'https://spam.example' };
    expect((await site.call(fileComplaint, { body: robot })).number).toBe('C-2026-000000');
    expect(await mails()).toEqual([]);
  });

  it('files without scripts too', async () => {
    const send = (fields: Record<string, string>) =>
      site.app.http.inject({
        method: 'POST',
        url: '/complaints',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    expect((await send({ kind: 'other' })).headers.location).toBe('/complaints?problem=input');
    expect((await send(filed)).headers.location).toBe('/complaints?filed=C-2026-000001');
  });
});

describe('those who decide', () => {
  it('are emailed at once when the time is short', async () => {
    await file();
    await file({ kind: 'other' });
    for (const { email } of [moderator, admin])
      expect(await subjectsTo(email)).toEqual(['Urgent complaint: decide within hours']);
  });

  it('are warned once before the limit, and administrators once after it', async () => {
    const { number } = await file();
    const times = [1.49, 1.5, 1.6, 1.99, 2, 3].map(after);
    const told: number[] = [];
    for (const time of times) {
      await Promise.all([watch(time), watch(time)]);
      told.push((await mails(admin.email)).length - 1);
    }
    expect(told).toEqual([0, 1, 1, 1, 2, 2]);
    const [, warning, escalation] = await mails(admin.email);
    expect(warning?.subject).toBe('1 complaint is due soon');
    expect(warning?.text).toContain(`• ${number}: Intimate pictures, due 23 November 2026 at 2:00`);
    expect(escalation?.subject).toBe('1 complaint is past its time limit');
    expect(await subjectsTo(moderator.email)).toHaveLength(2);
  });

  it('get the warning later if the process ended while it was queued', async () => {
    await file();
    clock.now = after(1.5);
    const ended = { ...site.services.mail, enqueueAll: () => Promise.reject(new Error('killed')) };
    await expect(
      watchComplaints({
        ...site.services,
        mail: ended,
        settings: { get: async () => ({ contactEmail: '' }) } as never,
        site: { name: 'Thikana', publicUrl: '' },
      }),
    ).rejects.toThrow('killed');
    await watch(clock.now);
    expect(await subjectsTo(moderator.email)).toContain('1 complaint is due soon');
  });

  it('hear no more of what is decided', async () => {
    const { number } = await file();
    await decide(number, 'complaint');
    await watch(after(2));
    expect(await subjectsTo(moderator.email)).toHaveLength(1);
  });

  it('see what is due first, and what is late', async () => {
    await file({ kind: 'other' });
    await file({ kind: 'order' });
    await file();
    clock.now = after(2.5);
    const { complaints } = await moderator.call(pageComplaints, {});
    expect(complaints.map(({ kind, urgency }) => [kind, urgency])).toEqual([
      ['intimate', 'late'],
      ['order', 'soon'],
      ['other', 'open'],
    ]);
  });

  it('see how many complaints and appeals are open', async () => {
    const open = async () => (await moderator.call(countDocuments, {})).result.openComplaintsRes;
    const { number } = await file();
    await file({ kind: 'other' });
    expect(await open()).toBe(2);
    await decide(number, 'complaint');
    expect(await open()).toBe(1);
  });

  it('decide once, with a reason that is emailed and an entry in the audit log', async () => {
    const { number } = await file();
    const answers = await Promise.allSettled([
      decide(number, 'complaint'),
      decide(number, 'complaint', 'declined'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(decide(number, 'complaint')).rejects.toMatchObject({ code: 'complaint_decided' });
    const decided = (await mails(filed.email)).filter(({ subject }) => subject.startsWith('Our decision'));
    expect(decided).toHaveLength(1);
    expect(decided[0]?.text).toContain('We removed the pictures.');
    expect(decided[0]?.text).toContain('you can appeal once, until 23 December 2026');
    const { entries } = await admin.call(listAuditEntries, { query: { action: 'complaint.decide' } });
    expect(entries[0]?.subject).toEqual({ _id: number, label: number });
    expect(entries[0]?.detail).toBe(answers[0]?.status === 'fulfilled' ? 'Agreed' : 'Not agreed');
  });
});

describe('an appeal', () => {
  const appeal = async () =>
    site.call(appealComplaint, {
      params: { token: await tokenOf() },
      body: { text: 'The pictures are still there.' },
    });

  it('is possible once after the decision, with a clock of its own', async () => {
    const { number } = await file();
    await expect(appeal()).rejects.toMatchObject({ code: 'complaint_open' });
    await decide(number, 'complaint', 'declined');
    const token = await tokenOf();
    expect((await site.call(viewComplaint, { params: { token } })).appealUntil).toBe(
      after(720).toISOString(),
    );
    await appeal();
    await expect(appeal()).rejects.toMatchObject({ code: 'complaint_appealed' });
    const { complaints } = await moderator.call(pageComplaints, {});
    // Ten working days after Monday noon, in a week of six.
    expect(complaints).toMatchObject([{ number, stage: 'appeal', dueAt: '2026-12-04T06:30:00.000Z' }]);
    expect(await subjectsTo(filed.email)).toContain(`We have your appeal on complaint ${number}`);
    await decide(number, 'appeal');
    const seen = await site.call(viewComplaint, { params: { token } });
    expect(seen.stages.map(({ outcome }) => outcome)).toEqual(['declined', 'upheld']);
    expect(seen.appealUntil).toBeUndefined();
  });

  it('comes too late after the time of the law pack', async () => {
    const { number } = await file();
    await decide(number, 'complaint');
    clock.now = after(720);
    await expect(appeal()).rejects.toMatchObject({ code: 'complaint_appeal_late' });
  });
});

it('the monthly report counts by kind, as CSV too', async () => {
  const numbers = [];
  for (const kind of ['listing', 'listing', 'listing', 'intimate'])
    numbers.push((await file({ kind })).number);
  await decide(numbers[0] ?? '', 'complaint', 'declined');
  await site.call(appealComplaint, {
    params: { token: await tokenOf() },
    body: { text: 'Please look at it again.' },
  });
  await decide(numbers[0] ?? '', 'appeal', 'upheld');
  clock.now = after(3);
  await decide(numbers[3] ?? '', 'complaint', 'upheld');
  clock.now = new Date('2026-11-30T18:30:00Z');
  await file({ kind: 'listing' });
  const { rows, csv } = await moderator.call(reportComplaints, { query: { month: '2026-11' } });
  const none = { received: 0, upheld: 0, partly: 0, declined: 0, open: 0, late: 0, appeals: 0, changed: 0 };
  expect(rows.find(({ kind }) => kind === 'listing')).toEqual({
    ...{ ...none, kind: 'listing', received: 3, declined: 1 },
    // The two that are open are beyond their limit by the end of the month.
    ...{ open: 2, late: 2, appeals: 1, changed: 1 },
  });
  expect(rows.find(({ kind }) => kind === 'intimate')).toEqual({
    ...none,
    ...{ kind: 'intimate', received: 1, upheld: 1, late: 1 },
  });
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    'kind,received,upheld,partly,declined,open,late,appeals,changed',
    'intimate,1,1,0,0,0,1,0,0',
  ]);
  expect((await moderator.call(reportComplaints, {})).month).toBe('2026-12');
});

describe('the public report', () => {
  const look = (month?: string) => site.call(viewComplaintReport, { query: { month } });

  it('counts the complaints of a month that is over, and says of few only that they are few', async () => {
    const numbers = [];
    for (const kind of ['listing', 'listing', 'listing', 'listing', 'listing', 'intimate'])
      numbers.push((await file({ kind })).number);
    await decide(numbers[0] ?? '', 'complaint', 'declined');
    await decide(numbers[5] ?? '', 'complaint', 'upheld');
    await expect(look('2026-11')).rejects.toMatchObject({ code: 'not_found' });
    clock.now = new Date('2026-11-30T18:30:00Z');
    const { month, rows } = await look();
    expect(month).toBe('2026-11');
    const rowOf = (kind: string) => rows.find((row) => row.kind === kind);
    expect(rowOf('listing')).toMatchObject({ isFew: false, received: 5, declined: 1, open: 4 });
    expect(rowOf('intimate')).toEqual({ kind: 'intimate', isFew: true });
    expect(rowOf('order')).toMatchObject({ isFew: false, received: 0 });
  });

  it('has the months since the first complaint, at most two years of them', async () => {
    expect((await look()).months).toEqual(['2026-10']);
    await file();
    clock.now = new Date('2027-01-10T06:30:00Z');
    expect((await look()).months).toEqual(['2026-12', '2026-11']);
    expect((await look('2026-11')).month).toBe('2026-11');
    for (const month of ['2026-10', '2027-01', '2031-05'])
      await expect(look(month)).rejects.toMatchObject({ code: 'not_found' });
    clock.now = new Date('2031-01-10T06:30:00Z');
    expect((await look()).months).toHaveLength(24);
  });
});

describe('personal data', () => {
  it('is forgotten after the time of the law pack, unless the case is open', async () => {
    const decided = (await file()).number;
    const open = (await file()).number;
    await decide(decided, 'complaint');
    await complaintsRepository(site.services.db).forgetDecided(after(-1));
    expect((await moderator.call(viewComplaintCase, { params: { number: decided } })).email).toBe(
      filed.email,
    );
    await complaintsRepository(site.services.db).forgetDecided(monday);
    const forgotten = await moderator.call(viewComplaintCase, { params: { number: decided } });
    expect(JSON.stringify(forgotten)).not.toMatch(/bina|pictures|rentals|removed/);
    expect(forgotten.stages[0]).toMatchObject({ outcome: 'upheld' });
    expect((await moderator.call(viewComplaintCase, { params: { number: open } })).email).toBe(filed.email);
  });

  it('of an account is exported, and forgotten with the account once it is decided', async () => {
    const person = await site.person();
    await confirmEmail(site, person);
    const [first, second] = [await file({ email: person.email }), await file({ email: person.email })];
    await decide(first.number, 'complaint');
    const { url } = await person.call(prepareOwnData, {});
    const files = unzipSync((await site.app.http.inject(url)).rawPayload);
    const { complaints } = JSON.parse(Buffer.from(files['my-data.json'] ?? []).toString());
    expect(complaints).toMatchObject([
      { number: first.number, stage: 'complaint', text: filed.text, outcome: 'upheld' },
      { number: second.number },
    ]);
    await person.call(deleteOwnAccount, { body: { password: person.password, confirm: person.email } });
    const emailOf = async (number: string) =>
      (await moderator.call(viewComplaintCase, { params: { number } })).email;
    expect(await emailOf(first.number)).toBeUndefined();
    expect(await emailOf(second.number)).toBe(person.email);
  });
});
