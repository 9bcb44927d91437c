import { listAuditEntries } from '@thikana/contract/audit';
import { viewListing } from '@thikana/contract/listings';
import { pagePosts, viewPost } from '@thikana/contract/moderation';
import { sendReport, settleReports, viewReports } from '@thikana/contract/reports';
import { describe, expect, it } from 'vitest';
import { confirmEmail, confirmedPerson } from '../../../test/confirmed-people.ts';
import { about, caseOf, useReportsSite } from '../../../test/use-reports-site.ts';

const { site, owner, admin, post, publicListing, settle, isPublic, auditOf } = await useReportsSite();

describe('a report', () => {
  it('is accepted once from a person with a confirmed address, about something visible that is not theirs', async () => {
    const id = await publicListing('Flat that is reported once');
    const [reporter, unconfirmed] = [await confirmedPerson(site), await site.person()];
    await expect(unconfirmed.call(sendReport, about(id))).rejects.toMatchObject({
      code: 'email_unconfirmed',
    });
    await reporter.call(sendReport, about(id));
    await expect(reporter.call(sendReport, about(id, 'broker'))).rejects.toMatchObject({
      code: 'already_reported',
    });
    await confirmEmail(site, owner);
    await expect(owner.call(sendReport, about(id))).rejects.toMatchObject({ code: 'own_report' });
    const pending = await post('Flat that waits for approval');
    await expect(reporter.call(sendReport, about(pending))).rejects.toMatchObject({
      code: 'listing_not_found',
    });
    await settle(id, { action: 'dismiss' });
    await reporter.call(sendReport, about(id, 'broker'));
    await settle(id, { action: 'dismiss' });
  });

  it('has a reason that fits, and text if the reason requires it', async () => {
    const reporter = await confirmedPerson(site);
    const id = await publicListing('Flat that is reported with words');
    await expect(reporter.call(sendReport, about(id, 'impersonation'))).rejects.toMatchObject({
      fields: { reason: 'Please choose what is wrong.' },
    });
    await expect(reporter.call(sendReport, about(id, 'other', '  '))).rejects.toMatchObject({
      fields: { text: 'Please say in a few words what is wrong.' },
    });
  });

  it('may be about a person, but not about other people’s conversations', async () => {
    const [reporter, person] = [await confirmedPerson(site), await site.person()];
    const report = (subjectKind: 'user' | 'conversation', subjectId: string) =>
      reporter.call(sendReport, { body: { subjectKind, subjectId, reason: 'offensive' } });
    await report('user', person.id);
    await expect(report('user', '0'.repeat(24))).rejects.toMatchObject({ code: 'user_not_found' });
    await expect(report('conversation', person.id)).rejects.toMatchObject({
      code: 'conversation_not_found',
    });
    const subject = { params: { kind: 'user', id: person.id } } as const;
    await admin.call(settleReports, {
      ...subject,
      body: { action: 'ban', note: 'Insults in every message' },
    });
    expect(await admin.call(viewReports, subject)).toMatchObject({
      person: { _id: person.id, isBanned: true },
      reports: [{ outcome: 'banned', note: 'Insults in every message' }],
    });
    expect((await site.mailTo(person.email)).text).toContain('Insults in every message');
  });
});

describe('a reported person', () => {
  it('is identified by a public listing', async () => {
    const [reporter, person] = [await confirmedPerson(site), await site.person()];
    const report = (subjectId: string) =>
      reporter.call(sendReport, { body: { subjectKind: 'user', subjectId, reason: 'broker' } });
    await expect(report(await post('Flat that waits for approval', person))).rejects.toMatchObject({
      code: 'user_not_found',
    });
    await report(await publicListing('Flat of somebody who is reported', person));
    const another = await publicListing('Another flat of the same person', person);
    await expect(report(another)).rejects.toMatchObject({ code: 'already_reported' });
    const { params } = { params: { kind: 'user', id: person.id } } as const;
    expect(await admin.call(viewReports, { params })).toMatchObject({
      person: { _id: person.id },
      reports: [{ reason: 'broker' }],
    });
    await admin.call(settleReports, { params, body: { action: 'dismiss' } });
  });
});

describe('three reports that a listing is unavailable', () => {
  it('hide it until an administrator has reviewed it, and notify its owner', async () => {
    const id = await publicListing('Flat that was let long ago');
    const [first, second, third] = [
      await confirmedPerson(site),
      await confirmedPerson(site),
      await confirmedPerson(site),
    ];
    await first.call(sendReport, about(id, 'not-available'));
    await second.call(sendReport, about(id, 'not-available'));
    expect(await isPublic(id)).toBe(true);
    await third.call(sendReport, about(id, 'not-available'));
    expect(await isPublic(id)).toBe(false);
    await expect(site.call(viewListing, { params: { id } })).rejects.toMatchObject({
      code: 'listing_not_found',
    });
    expect((await site.mailTo(owner.email, 'still available')).text).toContain('Flat that was let long ago');
    expect((await admin.call(viewReports, caseOf(id))).listing?.hiddenFor).toEqual(['reported']);
    expect((await admin.call(viewPost, { params: { id } })).data.hiddenFor).toEqual(['reported']);
    const listed = await admin.call(pagePosts, { query: { q: 'Flat that was let long ago' } });
    expect(listed.data).toMatchObject([{ _id: id, approvalStatus: 'approved', hiddenFor: ['reported'] }]);

    await settle(id, { action: 'dismiss', note: 'The owner showed it to us' });
    expect(await isPublic(id)).toBe(true);
    expect((await admin.call(viewPost, { params: { id } })).data.hiddenFor).toEqual([]);
    expect(await auditOf(id)).toEqual([
      'listing.show',
      'listing.dismiss-reports',
      'listing.hold',
      'listing.approve',
    ]);
    const { entries } = await admin.call(listAuditEntries, { query: { action: 'listing.hold' } });
    expect(entries).toMatchObject([{ admin: null, detail: '3 people report that it is not available' }]);
  });
});
