import { giveName } from '@thikana/contract/accounts';
import { revealSeeker } from '@thikana/contract/enquiries';
import { viewConversation } from '@thikana/contract/messages';
import { deleteOwnAccount, prepareOwnData } from '@thikana/contract/own-data';
import { viewUnconfirmedMessage } from '@thikana/contract/unconfirmed-messages';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { aKey } from '../../../test/conversations.ts';
import { openTestSite } from '../../../test/test-site.ts';
import { anEmail, inboxOf, useUnconfirmedMessages } from '../../../test/use-unconfirmed-messages.ts';
import { inLanguage } from '../../lib/current-language.ts';

const { site, owner, listingId, write, tokenFor, view, confirm } = await useUnconfirmedMessages();

describe('a message without an account', () => {
  it('reaches the owner only after the confirmation, which creates an account and logs in', async () => {
    const email = anEmail();
    const before = await inboxOf(owner);
    await write(email);
    const token = await tokenFor(email);
    expect(await inboxOf(owner)).toEqual(before);
    expect(await view(token)).toMatchObject({ text: 'Is this still available?', email, sender: 'new' });
    expect(await inboxOf(owner)).toEqual(before);

    const { conversationId, session } = await confirm(token, site.call, { name: 'Asha Rai' });
    const [newest] = await inboxOf(owner);
    expect(newest).toMatchObject({ _id: conversationId, unread: 1, other: { seekerNumber: 1 } });
    expect(session?.user).toMatchObject({ email, isVerified: true, hasPassword: false, role: 'user' });
    const { messages } = await site.as(session?.token ?? '')(viewConversation, {
      params: { id: conversationId },
    });
    expect(messages.map(({ text }) => text)).toEqual(['Is this still available?']);
  });

  it('names the listing in the language of the writer', async () => {
    const email = anEmail();
    const second = 'সেবক রোডের কাছে রোদ-ঝলমলে ফ্ল্যাট';
    await site.services.pool.query('update listings set second_title = $1', [second]);
    await inLanguage('bn', () => write(email));
    const mail = await site.mailTo(email);
    expect(mail.text).toContain(second);
    const token = new URL(mail.link).pathname.split('/').at(-1) ?? '';
    expect((await inLanguage('bn', () => view(token))).listing.title).toBe(second);
    expect((await view(token)).listing.title).toBe('Sunny flat near Sevoke Road');
  });

  it('never shows the email address or a name to the owner', async () => {
    const email = anEmail();
    await write(email);
    await confirm(await tokenFor(email));
    const shown = JSON.stringify(await inboxOf(owner));
    expect(shown).toContain('"seekerNumber"');
    expect(shown).not.toContain('New member');
    expect(shown).not.toContain(email.split('@')[0]);
  });

  it('is sent once, however often the link is used', async () => {
    const email = anEmail();
    await write(email);
    const token = await tokenFor(email);
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => confirm(token)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(confirm(token)).rejects.toMatchObject({ code: 'message_link_invalid' });
    await expect(view(token)).rejects.toMatchObject({ code: 'message_link_invalid', status: 404 });
  });

  it('is mailed about once when the request is repeated', async () => {
    const email = anEmail();
    const key = aKey();
    await write(email, { key });
    await write(email, { key });
    const { count } = await site.services.db
      .selectFrom('unconfirmed_messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('sends a stranger nothing that the visitor typed', async () => {
    const email = anEmail();
    await write(email, { text: 'Buy at spam.example' });
    const { text, html, subject } = await site.mailTo(email, 'Send your message');
    expect(`${text}${html}${subject}`).not.toContain('spam.example');
  });

  it('logs in again with an account that has no password', async () => {
    const email = anEmail();
    await write(email);
    const used = await tokenFor(email);
    const first = await confirm(used);
    await write(email.toUpperCase(), { text: 'Could I visit on Sunday?' });
    await expect.poll(() => tokenFor(email)).not.toBe(used);
    const token = await tokenFor(email);
    expect(await view(token)).toMatchObject({ sender: 'without-password' });
    const again = await confirm(token, site.call, { name: 'Someone Else' });
    expect(again.session?.user).toMatchObject({ _id: first.session?.user._id, name: 'New member' });
  });
});

describe('an account without a name', () => {
  it('gets one from its owner, once', async () => {
    const email = anEmail();
    await write(email);
    const { conversationId, session } = await confirm(await tokenFor(email));
    expect(session?.user.hasName).toBe(false);
    const seeker = site.as(session?.token ?? '');

    await expect(seeker(giveName, { body: { name: 'B' } })).rejects.toMatchObject({ code: 'invalid_input' });
    const { user } = await seeker(giveName, { body: { name: 'Bina Rai' } });
    expect(user).toMatchObject({ name: 'Bina Rai' });
    expect(user).not.toHaveProperty('hasName');
    const again = seeker(giveName, { body: { name: 'Asha Rai' } });
    await expect(again).rejects.toMatchObject({ code: 'not_allowed' });

    await seeker(revealSeeker, { params: { id: conversationId }, body: { contact: false } });
    expect((await inboxOf(owner))[0]).toMatchObject({ _id: conversationId, other: { name: 'Bina Rai' } });
  });
});

describe('without scripts', () => {
  const submit = async (path: string, fields: Record<string, string>) => {
    const answer = await site.app.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(answer.statusCode).toBe(303);
    return String(answer.headers.location);
  };

  it('writes and confirms with plain forms', async () => {
    const email = anEmail();
    const page = `/write/${listingId}`;
    expect(await submit(page, { text: 'Is this free?', email })).toBe(`${page}?sent=email`);
    const token = await tokenFor(email);
    const before = await inboxOf(owner);
    expect(await submit(`/confirm-message/${token}`, { name: '' })).toBe(`${page}?sent=owner`);
    expect(await inboxOf(owner)).toHaveLength(before.length + 1);
    expect(await submit(`/confirm-message/${token}`, {})).toContain('problem=message_link_invalid');
  });

  it('says what is wrong', async () => {
    expect(await submit(`/write/${listingId}`, { text: 'Hello', email: 'none' })).toContain('problem=input');
    expect(await submit(`/write/${'0'.repeat(24)}`, { text: 'Hello', email: anEmail() })).toContain(
      'problem=listing_not_found',
    );
  });
});

describe('what is stored', () => {
  const countOf = (email: string) =>
    site.services.db.selectFrom('unconfirmed_messages').where('email', '=', email).select('id').execute();

  it('has a link that ends a day later', async () => {
    const email = anEmail();
    await write(email);
    const token = await tokenFor(email);
    const tomorrow = () => new Date(Date.now() + 24 * 3_600_000 + 1000);
    const later = await openTestSite({ now: tomorrow, beside: site });
    await expect(later.call(viewUnconfirmedMessage, { params: { token } })).rejects.toMatchObject({
      code: 'message_link_invalid',
    });
    await later.close();
  });

  it('belongs to the data of the account, and goes with it', async () => {
    const person = await confirmedPerson(site);
    await write(person.email, { text: 'May I bring a cat?' });
    const { url } = await person.call(prepareOwnData, {});
    const files = unzipSync((await site.app.http.inject(url)).rawPayload);
    const data = JSON.parse(Buffer.from(files['my-data.json'] ?? []).toString());
    expect(data.unconfirmedMessages).toMatchObject([{ listing_id: listingId, text: 'May I bring a cat?' }]);
    await person.call(deleteOwnAccount, { body: { password: person.password, confirm: person.email } });
    expect(await countOf(person.email)).toHaveLength(0);
  });
});
