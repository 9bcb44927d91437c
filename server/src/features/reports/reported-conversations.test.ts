import { sendMessage } from '@thikana/contract/messages';
import { deleteOwnAccount } from '@thikana/contract/own-data';
import { sendReport, settleReports, viewReports } from '@thikana/contract/reports';
import { describe, expect, it } from 'vitest';
import { aKey, messageForm, openConversation } from '../../../test/conversations.ts';
import { photograph } from '../../../test/listing-forms.ts';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const admin = await site.person('admin');

describe('a reported conversation', () => {
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
