import { listAuditEntries } from '@thikana/contract/audit';
import { viewListing } from '@thikana/contract/listings';
import { startConversation } from '@thikana/contract/messages';
import { countDocuments, pagePosts, viewPost } from '@thikana/contract/moderation';
import {
  pageReports,
  type ReportReason,
  sendReport,
  settleReports,
  viewReports,
} from '@thikana/contract/reports';
import { listAllListings } from '@thikana/contract/search/search';
import { describe, expect, it } from 'vitest';
import { confirmEmail, confirmedPerson } from '../../../test/confirmed-people.ts';
import { openConversation } from '../../../test/conversations.ts';
import { flatForRent } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);

const post = (title: string, by = owner) => makeListing(by, { fields: { ...flatForRent, title } });

const publicListing = (title: string, by = owner) =>
  makeListing(by, { fields: { ...flatForRent, title }, approvedBy: admin });

const about = (subjectId: string, reason: ReportReason = 'scam', text?: string) => ({
  body: { subjectKind: 'listing' as const, subjectId, reason, text },
});
const caseOf = (id: string) => ({ params: { kind: 'listing', id } }) as const;
const settle = (
  id: string,
  body: { action: 'dismiss' | 'warn' | 'hide' | 'reject' | 'ban'; note?: string },
) => admin.call(settleReports, { ...caseOf(id), body });
const isPublic = async (id: string) =>
  (await site.call(listAllListings, {})).listings.some((listing) => listing._id === id);
const auditOf = async (id: string) =>
  (await admin.call(listAuditEntries, {})).entries
    .filter((entry) => entry.subject._id === id)
    .map((entry) => entry.action);

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

describe('a reported conversation', () => {
  it('is shown with its last messages, and is about the other member', async () => {
    const [poster, seeker] = [await confirmedPerson(site), await confirmedPerson(site)];
    const listingId = await publicListing('Flat that is talked about', poster);
    await seeker.call(startConversation, {
      body: { listingId, key: 'first-message', text: 'Can I see it on Sunday?' },
    });
    const { id } = await site.services.db
      .selectFrom('conversations')
      .select('id')
      .where('listing_id', '=', listingId)
      .executeTakeFirstOrThrow();
    await seeker.call(sendReport, {
      body: { subjectKind: 'conversation', subjectId: id, reason: 'scam', text: 'Wants a token first' },
    });
    const subject = { params: { kind: 'conversation', id } } as const;
    expect(await admin.call(viewReports, subject)).toMatchObject({
      subject: { label: 'Flat that is talked about' },
      person: { _id: poster.id },
      messages: [{ from: 'Asha Tamang', text: 'Can I see it on Sunday?' }],
    });
    await admin.call(settleReports, {
      ...subject,
      body: { action: 'warn', note: 'Never ask for money first' },
    });
    expect(await auditOf(poster.id)).toEqual(['user.warn']);
  });

  it('is about the person reported first, even if they report back', async () => {
    const { owner: poster, seeker, id } = await openConversation(site);
    const report = (person: Person, reason: ReportReason) =>
      person.call(sendReport, { body: { subjectKind: 'conversation', subjectId: id, reason } });
    await report(seeker, 'scam');
    await report(poster, 'offensive');
    const subject = { params: { kind: 'conversation', id } } as const;
    expect((await admin.call(viewReports, subject)).person?._id).toBe(poster.id);
    const left = await admin.call(settleReports, {
      ...subject,
      body: { action: 'ban', note: 'Asked three people for a token' },
    });
    expect(left.person).toMatchObject({ _id: seeker.id, isBanned: false });
    expect(left.reports.map(({ reason, outcome }) => [reason, outcome])).toEqual([
      ['offensive', undefined],
      ['scam', 'banned'],
    ]);
    await admin.call(settleReports, { ...subject, body: { action: 'dismiss' } });
    expect((await admin.call(pageReports, {})).total).toBe(0);
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

describe('a moderator', () => {
  it('may ban a reported user, but no member of staff', async () => {
    const [moderator, reporter] = [await site.person('moderator'), await confirmedPerson(site)];
    const [stranger, colleague] = [await site.person(), await site.person('editor')];
    const ban = async (id: string) => {
      await reporter.call(sendReport, { body: { subjectKind: 'user', subjectId: id, reason: 'scam' } });
      const params = { kind: 'user', id } as const;
      return moderator.call(settleReports, { params, body: { action: 'ban', note: 'A false name' } });
    };
    expect((await ban(stranger.id)).person?.isBanned).toBe(true);
    await expect(ban(colleague.id)).rejects.toMatchObject({ code: 'not_allowed' });
    await admin.call(settleReports, {
      params: { kind: 'user', id: colleague.id },
      body: { action: 'dismiss' },
    });
  });
});

describe('an administrator', () => {
  it('sees the oldest case first, one per subject', async () => {
    const [older, newer] = [
      await publicListing('Flat reported first'),
      await publicListing('Flat reported next'),
    ];
    const [one, other] = [await confirmedPerson(site), await confirmedPerson(site)];
    const { result: before } = await admin.call(countDocuments, {});
    await one.call(sendReport, about(older, 'wrong-price'));
    await one.call(sendReport, about(newer, 'duplicate'));
    await other.call(sendReport, about(older, 'scam', 'Asked me for a token'));
    const { cases, total } = await admin.call(pageReports, {});
    expect(total).toBe(2);
    expect(cases).toMatchObject([
      { subject: { kind: 'listing', _id: older }, reports: 2, reasons: ['wrong-price', 'scam'] },
      { subject: { kind: 'listing', _id: newer }, reports: 1, reasons: ['duplicate'] },
    ]);
    const { result } = await admin.call(countDocuments, {});
    expect(result.openReportsRes - before.openReportsRes).toBe(2);
    await settle(older, { action: 'dismiss' });
    await settle(newer, { action: 'dismiss' });
  });

  it('sees the listing, its owner’s other listings, and earlier reports', async () => {
    const poster = await site.person();
    const [id, another] = [
      await publicListing('Flat under suspicion', poster),
      await publicListing('Another flat of the same person', poster),
    ];
    const reporter = await confirmedPerson(site);
    await reporter.call(sendReport, about(another, 'wrong-place'));
    await reporter.call(sendReport, about(id, 'broker', 'He asked for a commission'));
    expect(await admin.call(viewReports, caseOf(id))).toMatchObject({
      subject: { label: 'Flat under suspicion' },
      reports: [{ reason: 'broker', text: 'He asked for a commission', reporter: { _id: reporter.id } }],
      person: { _id: poster.id, email: poster.email, isBanned: false },
      listing: { _id: id, hiddenFor: [] },
      otherListings: [{ _id: another }],
      otherReports: [{ reason: 'wrong-place', subject: { _id: another } }],
    });
    await settle(another, { action: 'warn', note: 'The place on the map is wrong' });
    await settle(id, { action: 'hide', note: 'You are not the owner' });
    expect(await isPublic(id)).toBe(false);
    expect(await auditOf(poster.id)).toEqual(['user.warn']);
    expect((await site.mailTo(poster.email, 'warning')).text).toContain('The place on the map is wrong');
    expect((await site.mailTo(poster.email, 'hidden')).text).toContain('You are not the owner');
    const aboutThis = 'We have acted on your report: Flat under suspicion';
    expect((await site.mailTo(reporter.email, aboutThis)).subject).toContain(aboutThis);
  });

  it('rejects a listing, notifies its owner, and settles each report once', async () => {
    const id = await publicListing('Flat that does not exist');
    const reporter = await confirmedPerson(site);
    await reporter.call(sendReport, about(id));
    await expect(settle(id, { action: 'reject' })).rejects.toMatchObject({
      fields: { note: 'A reason is required.' },
    });
    const settled = await settle(id, { action: 'reject', note: 'There is no such house' });
    expect(settled.listing?.approvalStatus).toBe('rejected');
    expect(settled.reports).toMatchObject([{ outcome: 'rejected' }]);
    await settle(id, { action: 'ban', note: 'Pressed by somebody else a moment later' });
    expect((await admin.call(viewReports, caseOf(id))).person?.isBanned).toBe(false);
    expect(await auditOf(id)).toEqual(['listing.reject', 'listing.approve']);
  });

  it('dismisses an unfounded report, and the reporter is notified', async () => {
    const id = await publicListing('Flat that is all right');
    const reporter = await confirmedPerson(site);
    await reporter.call(sendReport, about(id));
    await settle(id, { action: 'dismiss' });
    expect(await isPublic(id)).toBe(true);
    expect((await site.mailTo(reporter.email, 'We have checked your report')).subject).toContain(
      'Flat that is all right',
    );
  });

  it('gets an error if there is no report', async () => {
    await expect(settle('0'.repeat(24), { action: 'dismiss' })).rejects.toMatchObject({
      code: 'report_not_found',
    });
  });
});
