import { giveName, login, register, viewOwnAccount } from '@thikana/contract/accounts';
import { revealSeeker } from '@thikana/contract/enquiries';
import { listConversations, startConversation, viewConversation } from '@thikana/contract/messages';
import { deleteOwnAccount, prepareOwnData } from '@thikana/contract/own-data';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import {
  confirmMessage,
  viewUnconfirmedMessage,
  writeWithoutAccount,
} from '@thikana/contract/unconfirmed-messages';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { confirmEmail, confirmedPerson } from '../../../test/confirmed-people.ts';
import { aKey, offerFlat } from '../../../test/conversations.ts';
import { openTestSite, type Person, useTestSite } from '../../../test/test-site.ts';
import { newId } from '../../lib/ids.ts';

const site = await useTestSite();
const owner = await confirmedPerson(site);
const listingId = await offerFlat(site, owner);
const anEmail = () => `asha-${newId()}@example.com`;

const write = (email: string, { text = 'Is this still available?', key = aKey() } = {}) =>
  site.call(writeWithoutAccount, { params: { id: listingId }, body: { email, text, key } });
const tokenFor = async (email: string) =>
  new URL((await site.mailTo(email, 'Send your message')).link).pathname.split('/').at(-1) ?? '';
const view = (token: string) => site.call(viewUnconfirmedMessage, { params: { token } });
const confirm = (token: string, call = site.call, body: { name?: string; keep?: boolean } = {}) =>
  call(confirmMessage, { params: { token }, body });
const inboxOf = async (person: Person) => (await person.call(listConversations, {})).conversations;

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

describe('an address with an account', () => {
  async function pendingOf(person: Person) {
    await write(person.email);
    return tokenFor(person.email);
  }

  it('gets the same answer, and an email that asks to log in', async () => {
    const person = await confirmedPerson(site);
    expect(await write(person.email)).toEqual(await write(anEmail()));
    expect((await site.mailTo(person.email, 'Send your message')).text).toMatch(/has an\s+account/);
  });

  it('sends only with the session of that account', async () => {
    const person = await confirmedPerson(site);
    const stranger = await confirmedPerson(site);
    const token = await pendingOf(person);
    expect(await view(token)).toMatchObject({ sender: 'account' });
    const refused = { code: 'message_of_account', status: 403 };
    await expect(confirm(token)).rejects.toMatchObject(refused);
    await expect(confirm(token, stranger.call)).rejects.toMatchObject(refused);
    const sent = await confirm(token, person.call);
    expect(sent.session).toBeUndefined();
    expect(await inboxOf(person)).toMatchObject([{ _id: sent.conversationId }]);
  });

  it.each(['banned', 'admin', 'provider', 'planted'] as const)(
    'is never entered by the link: %s',
    async (kind) => {
      const person = await site.person(kind === 'admin' ? 'admin' : 'user');
      const { db } = site.services;
      if (kind !== 'planted') {
        await confirmEmail(site, person);
        // Only the password would stop the link otherwise.
        await db.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute();
      }
      if (kind === 'banned')
        await db.updateTable('users').set({ banned_at: new Date() }).where('id', '=', person.id).execute();
      if (kind === 'provider')
        await db
          .insertInto('external_identities')
          .values({ issuer: 'https://accounts.example', subject: newId(), user_id: person.id })
          .execute();
      await expect(confirm(await pendingOf(person))).rejects.toMatchObject({ code: 'message_of_account' });
    },
  );

  it('keeps the password that its owner chose', async () => {
    const person = {
      name: 'Bina Rai',
      email: anEmail(),
      phone: '+919000000009',
      password: 'a quiet verandah',
    };
    await site.call(register, { body: person });
    await write(person.email);
    await expect(confirm(await tokenFor(person.email))).rejects.toMatchObject({ code: 'message_of_account' });
    const { token } = await site.call(login, { body: person });
    await confirm(await tokenFor(person.email), site.as(token));
    const { user } = await site.as(token)(viewOwnAccount, {});
    // The link was sent to this address.
    expect(user.isVerified).toBe(true);
  });
});

describe('the rules of accounts', () => {
  it('hold for the listing', async () => {
    const hidden = await offerFlat(site, owner);
    const email = anEmail();
    const toHidden = () =>
      site.call(writeWithoutAccount, {
        params: { id: hidden },
        body: { email, text: 'Is this free?', key: aKey() },
      });
    await toHidden();
    const token = await tokenFor(email);
    await site.services.db
      .updateTable('listings')
      .set({ approval_status: 'pending' })
      .where('id', '=', hidden)
      .execute();
    await expect(toHidden()).rejects.toMatchObject({ code: 'listing_not_found' });
    await expect(confirm(token)).rejects.toMatchObject({ code: 'listing_not_found' });
    // Nothing is left of the attempt.
    expect(await view(token)).toMatchObject({ sender: 'new' });
  });

  it('hold for owners who write to themselves', async () => {
    await write(owner.email);
    const token = await tokenFor(owner.email);
    await expect(confirm(token, owner.call)).rejects.toMatchObject({ code: 'own_listing' });
  });

  it('hold for the number of new conversations', async () => {
    const person = await confirmedPerson(site);
    const admin = await site.person('admin');
    const { settings } = await admin.call(viewSettings, {});
    await admin.call(saveSettings, { body: { ...settings, conversationsADay: 1 } });
    const other = await offerFlat(site, owner);
    await person.call(startConversation, { body: { listingId: other, text: 'Is it free?', key: aKey() } });
    await write(person.email);
    const token = await tokenFor(person.email);
    await expect(confirm(token, person.call)).rejects.toMatchObject({ code: 'too_many_conversations' });
    await admin.call(saveSettings, { body: settings });
  });

  it('limit messages by email address and by network', async () => {
    const limited = await openTestSite({ environment: { RATE_LIMITS: 'on' }, beside: site });
    const send = (email: string) =>
      limited.call(writeWithoutAccount, {
        params: { id: listingId },
        body: { email, text: 'Is this free?', key: aKey() },
      });
    const statuses = async (emails: readonly string[]) => {
      const all = [];
      for (const email of emails)
        all.push(
          await send(email).then(
            () => 'sent',
            ({ code }) => code,
          ),
        );
      return all;
    };
    const email = anEmail();
    const one = await statuses(Array.from({ length: 11 }, () => email));
    expect(one.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'sent'));
    expect(one[10]).toBe('too_many_requests');
    const many = await statuses(Array.from({ length: 10 }, anEmail));
    expect(many.filter((each) => each === 'sent')).toHaveLength(9);
    expect(many.at(-1)).toBe('too_many_requests');
    await limited.close();
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
