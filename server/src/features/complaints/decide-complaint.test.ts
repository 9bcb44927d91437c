import { listAuditEntries } from '@thikana/contract/audit';
import { appealComplaint, pageComplaints, viewComplaint } from '@thikana/contract/complaints';
import { countDocuments } from '@thikana/contract/moderation';
import { describe, expect, it } from 'vitest';
import { filed, useComplaintsSite } from '../../../test/use-complaints-site.ts';
import { watchComplaints } from './watch-complaints.ts';

const { admin, after, clock, decide, file, mails, moderator, site, subjectsTo, tokenOf, watch } =
  await useComplaintsSite();

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

it('an email links to pages in the language of its reader', async () => {
  const { pool } = site.services;
  await pool.query(`update users set language = 'bn' where email = $1`, [moderator.email]);
  const { number } = await file();
  await pool.query(`update users set language = 'en' where email = $1`, [moderator.email]);
  await pool.query(`update complaints set language = 'hi'`);
  await decide(number, 'complaint', 'declined');
  const pathOf = ({ link }: { link: string } = { link: '' }) => new URL(link).pathname;
  expect(pathOf((await mails(filed.email)).at(-1))).toMatch(/^\/hi\/complaint\//);

  await site.call(appealComplaint, {
    params: { token: await tokenOf() },
    body: { text: 'It is still there.' },
  });
  expect(pathOf((await mails(filed.email)).at(-1))).toMatch(/^\/hi\/complaint\//);
  expect(pathOf((await mails(moderator.email))[0])).toBe('/bn/admin/complaints');
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
