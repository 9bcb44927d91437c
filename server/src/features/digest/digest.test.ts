import { askForEvidence } from '@thikana/contract/badges';
import { changeDigest, type DigestFrequency, viewDigest } from '@thikana/contract/digest';
import { claimPayment, featureListing } from '@thikana/contract/featured';
import { approvePost } from '@thikana/contract/moderation';
import { sendReport, settleReports } from '@thikana/contract/reports';
import { type Settings, saveSettings, viewSettings } from '@thikana/contract/settings';
import type { Role } from '@thikana/contract/vocabulary';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmEmail, confirmedPerson } from '../../../test/confirmed-people.ts';
import { flatForRent } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { sendDigests } from './send-digests.ts';

/** Noon on a Saturday in Siliguri. */
const noon = new Date('2026-11-21T06:30:00Z');
const clock = { now: noon };
const site = await useTestSite({ now: () => clock.now });
const { pool } = site.services;
// Only a test sends digests.
await site.services.jobs.rest();

let admin: Person;
let owner: Person;
beforeEach(async () => {
  clock.now = noon;
  await pool.query('truncate listings, reports, digest_readers, digest_items cascade');
  await pool.query(`delete from users where role <> 'user'`);
  [admin, owner] = await Promise.all([staff('admin'), site.person()]);
  await save({ staffDigest: 'daily' });
});

async function staff(role: Role): Promise<Person> {
  const person = await site.person(role);
  await confirmEmail(site, person);
  return person;
}

async function save(changes: Partial<Settings>): Promise<void> {
  const { settings } = await admin.call(viewSettings, {});
  await admin.call(saveSettings, { body: { ...settings, ...changes } });
}

const look = (at: Date = clock.now) => {
  clock.now = at;
  return sendDigests({
    ...site.services,
    settings: { get: async () => (await admin.call(viewSettings, {})).settings },
    site: { name: 'Thikana', publicUrl: 'http://localhost:3000' },
  });
};
const choose = (person: Person, frequency: DigestFrequency | null) =>
  person.call(changeDigest, { body: { frequency } });
const post = (title: string) => makeListing(owner, { fields: { ...flatForRent, title } });
const publicListing = (title: string) =>
  makeListing(owner, { fields: { ...flatForRent, title }, approvedBy: admin });

interface QueuedMail {
  subject: string;
  text: string;
}
async function mailsTo({ email }: Person): Promise<QueuedMail[]> {
  const { rows } = await pool.query(
    `select data from pgboss.job where name = 'send-mail' and data->>'to' = $1 order by created_on`,
    [email],
  );
  return rows.map(({ data }) => data);
}
const subjectsTo = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject);

describe('every morning', () => {
  it('names what newly waits once, at eight by the clocks of the city', async () => {
    const moderator = await staff('moderator');
    await look();
    await post('Sunny flat near the market');
    await look(new Date('2026-11-22T02:29:59Z'));
    expect(await subjectsTo(admin)).toEqual([]);
    await look(new Date('2026-11-22T02:30:00Z'));
    await post('Flat that comes after eight');
    await look(new Date('2026-11-22T02:31:00Z'));
    for (const person of [admin, moderator])
      expect(await subjectsTo(person)).toEqual(['1 new listing waits for review']);
    await look(new Date('2026-11-23T02:30:00Z'));
    await look(new Date('2026-11-24T02:30:00Z'));
    const [, second, ...others] = await mailsTo(moderator);
    expect(second?.text).toContain('• Flat that comes after eight\n2 wait in all');
    expect(others).toEqual([]);
  });

  it('is one email about all lists, with the number that waits in all', async () => {
    await look();
    const id = await publicListing('Flat that is reported');
    const reporter = await confirmedPerson(site);
    await reporter.call(sendReport, { body: { subjectKind: 'listing', subjectId: id, reason: 'scam' } });
    await post('First flat of the day');
    await look(new Date('2026-11-22T03:00:00Z'));
    for (let count = 2; count <= 8; count += 1) await post(`Flat number ${count} of the day`);
    await look(new Date('2026-11-23T03:00:00Z'));
    const [first, second] = await mailsTo(admin);
    expect(first?.subject).toBe('2 new tasks wait for you on Thikana');
    for (const text of [
      '1 new listing waits for review\n• First flat of the day\nWaiting since',
      'http://localhost:3000/admin/pending-posts',
      '1 new report waits for a decision\n• Flat that is reported\nWaiting since',
      'http://localhost:3000/admin/reports',
      'Open the overview:\nhttp://localhost:3000/admin/home',
      'http://localhost:3000/admin/account',
    ])
      expect(first?.text).toContain(text);
    expect(second?.subject).toBe('7 new listings wait for review');
    expect(second?.text).toMatch(/Flat number 6 of the day\nand 2 more\n8 wait in all, the oldest since/);
    expect(second?.text).not.toContain('First flat of the day');
    expect(second?.text).toContain('Open the list:\nhttp://localhost:3000/admin/pending-posts');
  });

  it('does not come if nothing waits any more', async () => {
    await look();
    const id = await post('Flat that is approved before eight');
    await admin.call(approvePost, { query: { id } });
    await look(new Date('2026-11-22T03:00:00Z'));
    expect(await subjectsTo(admin)).toEqual([]);
  });
});

describe('at once', () => {
  beforeEach(() => choose(admin, 'at-once'));

  it('is one email about everything since the last look', async () => {
    await post('First flat of this minute');
    await post('Second flat of this minute');
    await look();
    await look();
    await post('First flat of the next minute');
    await look();
    expect(await subjectsTo(admin)).toEqual([
      '2 new listings wait for review',
      '1 new listing waits for review',
    ]);
  });

  it('is one email if two processes look together', async () => {
    await post('Flat that two processes find');
    await Promise.all([look(), look(), look()]);
    expect(await subjectsTo(admin)).toEqual(['1 new listing waits for review']);
  });

  it('names a case once, and again when it was settled and reported anew', async () => {
    const id = await publicListing('Flat that is reported twice');
    const report = async () =>
      (await confirmedPerson(site)).call(sendReport, {
        body: { subjectKind: 'listing', subjectId: id, reason: 'scam' },
      });
    await report();
    await look();
    await report();
    await look();
    expect(await mailsTo(admin)).toHaveLength(1);
    await admin.call(settleReports, { params: { kind: 'listing', id }, body: { action: 'dismiss' } });
    await look();
    expect(await mailsTo(admin)).toHaveLength(1);
    await report();
    await look();
    expect(await mailsTo(admin)).toHaveLength(2);
  });

  it('names no reported person', async () => {
    const [reporter, person] = [await confirmedPerson(site), await site.person()];
    await reporter.call(sendReport, {
      body: { subjectKind: 'user', subjectId: person.id, reason: 'scam' },
    });
    await look();
    const [mail] = await mailsTo(admin);
    expect(mail?.subject).toBe('1 new report waits for a decision');
    // The greeting has the administrator's name, which is the same in tests.
    expect(mail?.text.match(/Asha Tamang/g)).toHaveLength(1);
  });

  it('names requests for badges and payments, a payment to administrators only', async () => {
    const moderator = await staff('moderator');
    await choose(moderator, 'at-once');
    const offer = { area: 'any', days: 14, priceRupees: 300 } as const;
    await save({
      featured: { offers: [offer], placesPerArea: 3 },
      upi: { id: 'homes@bank', payee: 'Homes' },
    });
    const id = await publicListing('Flat with a badge and a place');
    await confirmEmail(site, owner);
    await owner.call(askForEvidence, { params: { id, kind: 'papers' } });
    const { slot } = await owner.call(featureListing, { params: { id }, body: offer });
    await owner.call(claimPayment, {
      params: { id: slot._id },
      body: { reference: '634512345678' },
    });
    await look();
    expect(await subjectsTo(moderator)).toEqual(['1 new request for a badge waits']);
    expect(await subjectsTo(admin)).toEqual(['2 new tasks wait for you on Thikana']);
    expect((await mailsTo(admin))[0]?.text).toContain('1 new payment waits for confirmation');
  });

  it('forgets what no longer waits', async () => {
    const items = async () =>
      (await pool.query('select item from digest_items')).rows.map(({ item }) => item);
    const first = await post('Flat that is approved soon');
    await look();
    expect(await items()).toEqual([first]);
    await admin.call(approvePost, { query: { id: first } });
    const second = await post('Flat that comes afterwards');
    await look();
    expect(await items()).toEqual([second]);
  });
});

describe('the frequency', () => {
  it('is the one of the settings until the person chooses another', async () => {
    expect(await admin.call(viewDigest, {})).toEqual({ frequency: null, siteFrequency: 'daily' });
    expect(await choose(admin, 'hourly')).toEqual({ frequency: 'hourly', siteFrequency: 'daily' });
    await choose(admin, null);
    await save({ staffDigest: 'hourly' });
    expect(await admin.call(viewDigest, {})).toEqual({ frequency: null, siteFrequency: 'hourly' });
    await post('Flat of this hour');
    await look(new Date('2026-11-21T07:29:59Z'));
    expect(await subjectsTo(admin)).toEqual([]);
    await look(new Date('2026-11-21T07:30:00Z'));
    expect(await subjectsTo(admin)).toHaveLength(1);
  });

  it('off sends nothing, and another one then includes what has waited since', async () => {
    await choose(admin, 'off');
    await post('Flat that nobody hears of');
    await look(new Date('2026-11-23T03:00:00Z'));
    expect(await subjectsTo(admin)).toEqual([]);
    await choose(admin, 'at-once');
    await look();
    expect(await subjectsTo(admin)).toEqual(['1 new listing waits for review']);
  });

  it('has no effect for editors, users, unverified and banned people', async () => {
    await save({ staffDigest: 'at-once' });
    const others = await Promise.all([staff('editor'), confirmedPerson(site), site.person('moderator')]);
    const banned = await staff('moderator');
    await pool.query('update users set banned_at = now() where id = $1', [banned.id]);
    await post('Flat that only the administrator hears of');
    await look();
    for (const person of [...others, banned]) expect(await subjectsTo(person)).toEqual([]);
    expect(await subjectsTo(admin)).toHaveLength(1);
    await expect(others[0]?.call(viewDigest, {})).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
