import { countDocuments } from '@thikana/contract/moderation';
import { pageReports, sendReport, settleReports, viewReports } from '@thikana/contract/reports';
import { describe, expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { about, caseOf, useReportsSite } from '../../../test/use-reports-site.ts';

const { site, admin, publicListing, settle, isPublic, auditOf } = await useReportsSite();

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
