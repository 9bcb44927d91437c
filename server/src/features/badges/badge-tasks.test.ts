import { listAuditEntries } from '@thikana/contract/audit';
import { answerAvailability } from '@thikana/contract/availability';
import {
  askForEvidence,
  declineEvidence,
  type EvidenceKind,
  pageBadgeTasks,
  recordEvidence,
  viewEvidence,
  viewOwnEvidence,
  withdrawEvidence,
} from '@thikana/contract/badges';
import { countDocuments, rejectPost } from '@thikana/contract/moderation';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { beforeEach, describe, expect, it } from 'vitest';
import { flatForRent } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { dayMilliseconds } from '../../lib/durations.ts';

const start = Date.parse('2026-09-01T06:00:00Z');

let owner: Person;
let time = start;

const site = await useTestSite({ now: () => new Date(time) });
const admin = await site.person('admin');
beforeEach(async () => {
  time = start;
  owner = await site.person();
  await site.services.db.deleteFrom('evidence').execute();
  await site.services.db.deleteFrom('evidence_requests').execute();
});

const listing = (title: string) =>
  makeListing(owner, { fields: { ...flatForRent, title }, approvedBy: admin });
const about = (id: string, kind: EvidenceKind) => ({ params: { id, kind } });
const ask = (id: string, kind: EvidenceKind, by = owner) => by.call(askForEvidence, about(id, kind));
const record = (id: string, kind: EvidenceKind, months = 1) =>
  admin.call(recordEvidence, { ...about(id, kind), body: { months } });
const backdateListing = (days: number) => {
  time += days * dayMilliseconds;
};
const waiting = async () => (await admin.call(countDocuments, {})).result.dueBadgesRes;
const tasks = async () =>
  (await admin.call(pageBadgeTasks, {})).tasks.map(({ listing: { title }, kind, askedAt, isOver }) => [
    title,
    kind,
    askedAt ? 'asked' : isOver ? 'over' : 'ends',
  ]);
const ownOf = async (id: string) => (await owner.call(viewOwnEvidence, { params: { id } })).evidence;

describe('an owner', () => {
  it('requests each kind once; administrators see it, oldest first, and evidence answers it', async () => {
    const [first, second] = [await listing('Flat with papers'), await listing('Flat to be visited')];
    await ask(second, 'visit');
    backdateListing(1);
    await ask(first, 'papers');
    await ask(first, 'papers');
    expect(await tasks()).toEqual([
      ['Flat to be visited', 'visit', 'asked'],
      ['Flat with papers', 'papers', 'asked'],
    ]);
    expect(await waiting()).toBe(2);
    expect(await ownOf(first)).toEqual([
      { kind: 'papers', askedAt: '2026-09-02T06:00:00.000Z', mayAsk: false },
      { kind: 'visit', mayAsk: true },
    ]);

    await record(first, 'papers', 12);
    expect(await waiting()).toBe(1);
    const mail = await site.mailTo(owner.email, 'Papers seen: Flat with papers');
    expect(mail.text).toContain('Visitors see ‘Papers seen’ beside your listing until 2');
    expect(mail.link).toMatch(new RegExp(`/rentals/${first}$`));
    expect((await ownOf(first))[0]).toEqual({
      kind: 'papers',
      until: '2027-09-02T06:00:00.000Z',
      mayAsk: false,
    });
    await expect(ask(first, 'papers')).rejects.toMatchObject({ code: 'evidence_settled' });
  });

  it('gets the reason for a refusal and may ask again', async () => {
    const id = await listing('Flat far away');
    await ask(id, 'visit');
    const decline = (reason: string) =>
      admin.call(declineEvidence, { ...about(id, 'visit'), body: { reason } });
    await expect(decline(' ')).rejects.toMatchObject({ fields: { reason: 'Please say why.' } });
    await decline('Nobody of us comes so far before March');
    await decline('Pressed by somebody else a moment later');
    expect(await waiting()).toBe(0);
    expect((await site.mailTo(owner.email, 'No badge for now: Flat far away')).text).toContain(
      'Reason:\n> Nobody of us comes so far before March',
    );
    const { entries } = await admin.call(listAuditEntries, { query: { action: 'listing.decline-evidence' } });
    expect(entries).toMatchObject([
      { admin: { _id: admin.id }, detail: 'Site visited: Nobody of us comes so far before March' },
    ]);
    expect((await ownOf(id))[1]).toEqual({ kind: 'visit', mayAsk: true });
    await ask(id, 'visit');
    expect(await waiting()).toBe(1);
  });

  it('cannot ask about a rejected, closed or foreign listing', async () => {
    const [rejected, closed] = [await listing('Flat that is rejected'), await listing('Flat that is let')];
    await ask(closed, 'papers');
    await admin.call(rejectPost, { query: { id: rejected } });
    await owner.call(answerAvailability, { params: { id: closed }, body: { answer: 'gone' } });
    expect(await tasks()).toEqual([]);
    for (const id of [rejected, closed])
      await expect(ask(id, 'visit')).rejects.toMatchObject({ code: 'evidence_settled' });
    await expect(ask(closed, 'visit', await site.person())).rejects.toMatchObject({
      code: 'listing_not_found',
    });
  });

  it('gets an email when a badge is withdrawn', async () => {
    const id = await listing('Flat with false papers');
    await record(id, 'papers', 6);
    await admin.call(withdrawEvidence, about(id, 'papers'));
    expect((await site.mailTo(owner.email, 'Badge removed: Flat with false papers')).text).toContain(
      'Visitors no longer see ‘Papers seen’ beside your listing.',
    );
  });
});

describe('a badge', () => {
  it('is in the queue from 30 days before its expiry until 30 days after it, unless renewed', async () => {
    const id = await listing('Flat seen once');
    await record(id, 'papers', 2);
    backdateListing(30);
    expect(await tasks()).toEqual([]);
    backdateListing(2);
    expect(await tasks()).toEqual([['Flat seen once', 'papers', 'ends']]);
    backdateListing(30);
    expect(await tasks()).toEqual([['Flat seen once', 'papers', 'over']]);
    backdateListing(28);
    expect(await waiting()).toBe(1);
    backdateListing(1);
    expect(await waiting()).toBe(0);

    time = start + 40 * dayMilliseconds;
    await record(id, 'papers', 2);
    expect(await tasks()).toEqual([]);
  });

  it('that expires soon and was requested again is listed once, and one of a hidden listing is not', async () => {
    const [asked, hidden] = [await listing('Flat asked for anew'), await listing('Flat taken meanwhile')];
    for (const id of [asked, hidden]) await record(id, 'visit');
    await ask(asked, 'visit');
    expect((await ownOf(asked))[1]).toMatchObject({ mayAsk: false, until: '2026-10-01T06:00:00.000Z' });
    await owner.call(answerAvailability, { params: { id: hidden }, body: { answer: 'gone' } });
    const page = await admin.call(pageBadgeTasks, {});
    expect(page).toMatchObject({
      tasks: [{ kind: 'visit', until: '2026-10-01T06:00:00.000Z', askedAt: '2026-09-01T06:00:00.000Z' }],
      total: 1,
    });
  });

  it('is valid for the configured time, unless another is chosen', async () => {
    const id = await listing('Flat of the settings');
    const { settings } = await admin.call(viewSettings, {});
    await expect(
      admin.call(saveSettings, { body: { ...settings, badgeMonths: { papers: 25, visit: 0 } } }),
    ).rejects.toMatchObject({
      fields: {
        'badgeMonths.papers': 'Please give a number of months from 1 to 24.',
        'badgeMonths.visit': 'Please give a number of months from 1 to 24.',
      },
    });
    const badgeMonths = { papers: 18, visit: 3 };
    await admin.call(saveSettings, { body: { ...settings, badgeMonths } });
    expect((await admin.call(viewEvidence, { params: { id } })).usualMonths).toEqual(badgeMonths);
    expect((await admin.call(pageBadgeTasks, {})).usualMonths).toEqual(badgeMonths);
  });
});
