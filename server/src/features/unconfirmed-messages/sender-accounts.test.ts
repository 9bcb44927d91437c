import { login, register, viewOwnAccount } from '@thikana/contract/accounts';
import { startConversation } from '@thikana/contract/messages';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { writeWithoutAccount } from '@thikana/contract/unconfirmed-messages';
import { describe, expect, it } from 'vitest';
import { confirmEmail, confirmedPerson } from '../../../test/confirmed-people.ts';
import { aKey, offerFlat } from '../../../test/conversations.ts';
import { openTestSite, type Person } from '../../../test/test-site.ts';
import { anEmail, inboxOf, useUnconfirmedMessages } from '../../../test/use-unconfirmed-messages.ts';
import { newId } from '../../lib/ids.ts';

const { site, owner, listingId, write, tokenFor, view, confirm } = await useUnconfirmedMessages();

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
