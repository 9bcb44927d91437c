import { sendMessage, startConversation } from '@thikana/contract/messages';
import { deleteOwnAccount } from '@thikana/contract/own-data';
import {
  pageReports,
  type ReportReason,
  sendReport,
  settleReports,
  viewReports,
} from '@thikana/contract/reports';
import { describe, expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { aKey, messageForm, openConversation } from '../../../test/conversations.ts';
import { photograph } from '../../../test/listing-forms.ts';
import type { Person } from '../../../test/test-site.ts';
import { useReportsSite } from '../../../test/use-reports-site.ts';

const { site, admin, publicListing, auditOf } = await useReportsSite();

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

  it('includes its pictures and the warnings that its reader saw', async () => {
    const { owner: poster, seeker, id } = await openConversation(site);
    const form = messageForm({ key: aKey(), text: 'Scan this QR code to receive the money' }, [
      await photograph('#335577'),
    ]);
    await poster.call(sendMessage, { params: { id }, body: form });
    await seeker.call(sendReport, {
      body: { subjectKind: 'conversation', subjectId: id, reason: 'scam' },
    });
    const subject = { params: { kind: 'conversation', id } } as const;
    const { messages = [] } = await admin.call(viewReports, subject);
    expect(messages.map(({ warnings, pictures }) => [warnings, pictures.length])).toEqual([
      [[], 0],
      [['qr-to-receive'], 1],
    ]);
    await admin.call(settleReports, { ...subject, body: { action: 'dismiss' } });
  });

  it('can be reviewed after a member’s account was deleted, and its copy is deleted once settled', async () => {
    const { owner: poster, seeker, id } = await openConversation(site);
    const form = messageForm({ key: aKey(), text: 'Scan this QR code to receive the money' }, [
      await photograph('#553377'),
    ]);
    const { sent } = await poster.call(sendMessage, { params: { id }, body: form });
    const about = { subjectKind: 'conversation', subjectId: id, reason: 'scam' } as const;
    await seeker.call(sendReport, { body: about });
    await seeker.call(sendMessage, { params: { id }, body: messageForm({ key: aKey(), text: 'Really?' }) });
    const { email: confirm, password } = poster;
    await poster.call(deleteOwnAccount, { body: { password, confirm } });

    const subject = { params: { kind: 'conversation', id } } as const;
    const { messages = [], person } = await admin.call(viewReports, subject);
    expect(person).toBeUndefined();
    expect(messages.map(({ from, text, warnings }) => [from, text, warnings])).toEqual([
      ['Asha Tamang', 'Is the flat still free?', []],
      ['Asha Tamang', 'Scan this QR code to receive the money', ['qr-to-receive']],
      ['Asha Tamang', 'Really?', []],
    ]);
    const picture = sent.pictures[0]?.url ?? '';
    expect(messages[1]?.pictures[0]?.url).toBe(picture);
    const statusOfPicture = async () => (await site.app.http.inject(picture)).statusCode;
    expect(await statusOfPicture()).toBe(200);

    const settled = await admin.call(settleReports, { ...subject, body: { action: 'dismiss' } });
    expect(settled.messages?.map(({ text }) => text)).toEqual(['Is the flat still free?', 'Really?']);
    await expect.poll(statusOfPicture, { timeout: 20_000 }).toBe(404);
  });
});
