import { answerAvailability } from '@thikana/contract/availability';
import {
  blockPerson,
  listConversations,
  listMessages,
  markRead,
  prepareConversation,
  sendMessage,
  startConversation,
  unblockPerson,
  viewConversation,
} from '@thikana/contract/messages';
import { deleteListing } from '@thikana/contract/own-listings';
import { banUser, deleteUser } from '@thikana/contract/users';
import { describe, expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import {
  aKey,
  messageForm,
  type OpenConversation,
  offerFlat,
  openConversation,
} from '../../../test/conversations.ts';
import { photograph } from '../../../test/listing-forms.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const admin = await site.person('admin');

const send = (person: Person, { id }: Pick<OpenConversation, 'id'>, text: string, key = aKey()) =>
  person.call(sendMessage, { params: { id }, body: messageForm({ key, text }) });
const view = (person: Person, { id }: Pick<OpenConversation, 'id'>) =>
  person.call(viewConversation, { params: { id } });
const start = (person: Person, listingId: string, key = aKey()) =>
  person.call(startConversation, { body: { listingId, key, text: 'Is the flat still free?' } });

describe('the first message', () => {
  it('starts one conversation per listing and continues it', async () => {
    const opened = await openConversation(site);
    const again = await start(opened.seeker, opened.listingId);
    expect(again.conversation._id).toBe(opened.id);
    expect(again.sent.number).toBe(2);
    const { conversation, messages } = await view(opened.owner, opened);
    expect(conversation).toMatchObject({ side: 'owner', unread: 2, listing: { standing: 'public' } });
    expect(messages.map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ['Is the flat still free?', false],
      ['Is the flat still free?', false],
    ]);
  });

  it('returns the existing conversation, even if the listing is hidden', async () => {
    const opened = await openConversation(site);
    const prepare = () => opened.seeker.call(prepareConversation, { params: { id: opened.listingId } });
    expect(await prepare()).toMatchObject({ conversationId: opened.id, listing: { standing: 'public' } });
    await site.services.db
      .updateTable('listings')
      .set({ approval_status: 'rejected' })
      .where('id', '=', opened.listingId)
      .execute();
    expect(await prepare()).toMatchObject({ conversationId: opened.id, listing: { standing: 'hidden' } });
  });

  it('sent twice concurrently with one key appears once', async () => {
    const [owner, seeker] = await Promise.all([confirmedPerson(site), confirmedPerson(site)]);
    const listingId = await offerFlat(site, owner);
    const key = aKey();
    const answers = await Promise.all([start(seeker, listingId, key), start(seeker, listingId, key)]);
    expect(answers.map(({ sent }) => sent.number)).toEqual([1, 1]);
    expect((await view(owner, { id: answers[0].conversation._id })).messages).toHaveLength(1);
  });

  it('requires a confirmed address, a public listing and another owner', async () => {
    const owner = await confirmedPerson(site);
    const listingId = await offerFlat(site, owner);
    await expect(start(await site.person(), listingId)).rejects.toMatchObject({ code: 'email_not_verified' });
    await expect(start(owner, listingId)).rejects.toMatchObject({ code: 'own_listing' });
    await expect(start(owner, '0'.repeat(24))).rejects.toMatchObject({ code: 'listing_not_found' });
  });

  it('has a daily limit, also for concurrent requests', async () => {
    const seeker = await confirmedPerson(site);
    const owner = await confirmedPerson(site);
    const listings = await Promise.all(Array.from({ length: 12 }, () => offerFlat(site, owner)));
    const answers = await Promise.allSettled(listings.map((id) => start(seeker, id)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const another = await offerFlat(site, owner);
    await expect(start(seeker, another)).rejects.toMatchObject({ code: 'too_many_conversations' });
    const left = await seeker.call(prepareConversation, { params: { id: another } });
    expect(left).toMatchObject({ startsLeft: 0, isVerified: true });
  });
});

describe('a message', () => {
  it('sent again with its key appears once, with its pictures once', async () => {
    const opened = await openConversation(site);
    const key = aKey();
    const picture = await photograph();
    const body = () => messageForm({ key, text: 'The kitchen' }, [picture]);
    const first = await opened.owner.call(sendMessage, { params: { id: opened.id }, body: body() });
    const second = await opened.owner.call(sendMessage, { params: { id: opened.id }, body: body() });
    expect(second.sent).toMatchObject({ number: first.sent.number, key });
    expect((await view(opened.seeker, opened)).messages).toHaveLength(2);
    const kept = await site.services.db
      .selectFrom('pictures')
      .select('id')
      .where('owner_id', '=', opened.owner.id)
      .execute();
    expect(kept).toHaveLength(1);
  });

  it('has pictures in all widths without metadata', async () => {
    const opened = await openConversation(site);
    const { sent } = await opened.owner.call(sendMessage, {
      params: { id: opened.id },
      body: messageForm({ key: aKey(), text: '' }, [
        await photograph('#223344'),
        await photograph('#556677'),
      ]),
    });
    expect(sent.pictures).toHaveLength(2);
    const sources = async () =>
      (await view(opened.seeker, opened)).messages.at(-1)?.pictures[0]?.sources.map(({ type }) => type);
    await expect.poll(sources, { timeout: 20_000 }).toEqual(['image/avif', 'image/jpeg']);
  });

  it('requires text or a picture', async () => {
    const opened = await openConversation(site);
    await expect(send(opened.seeker, opened, ' \n ')).rejects.toMatchObject({
      fields: { text: 'Please write something.' },
    });
  });

  it('is numbered consecutively, even if concurrent', async () => {
    const opened = await openConversation(site);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(index % 2 ? opened.owner : opened.seeker, opened, `Number ${index}`),
      ),
    );
    const { messages } = await view(opened.owner, opened);
    expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  });

  it('is received while others are being read', async () => {
    const opened = await openConversation(site);
    const read = (person: Person, number: number) =>
      person.call(markRead, { params: { id: opened.id }, body: { number } });
    for (let number = 1; number <= 25; number++)
      await Promise.all([
        send(opened.owner, opened, `Message ${number}`),
        read(opened.seeker, number),
        read(opened.owner, number),
      ]);
    expect((await view(opened.seeker, opened)).conversation.lastMessage?.number).toBe(26);
  });

  it('is paged in both directions', async () => {
    const opened = await openConversation(site);
    for (let number = 2; number <= 35; number++) await send(opened.seeker, opened, `Message ${number}`);
    const newest = await view(opened.owner, opened);
    expect(newest.messages.at(0)?.number).toBe(6);
    expect(newest.hasEarlier).toBe(true);
    const earlier = await opened.owner.call(listMessages, {
      params: { id: opened.id },
      query: { before: 6 },
    });
    expect(earlier.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(earlier.hasMore).toBe(false);
    const later = await opened.owner.call(listMessages, { params: { id: opened.id }, query: { after: 33 } });
    expect(later.messages.map(({ number }) => number)).toEqual([34, 35]);
  });
});

it('reading lowers the reader’s count and shows the writer a read mark', async () => {
  const opened = await openConversation(site);
  await send(opened.seeker, opened, 'And the rent?');
  const read = (number: number) =>
    opened.owner.call(markRead, { params: { id: opened.id }, body: { number } });
  expect(await read(1)).toEqual({ unread: 1 });
  expect(await read(99)).toEqual({ unread: 0 });
  expect(await read(1)).toEqual({ unread: 0 });
  expect((await view(opened.seeker, opened)).conversation.readByOther).toBe(2);
  const { conversations } = await opened.owner.call(listConversations, {});
  expect(conversations).toMatchObject([
    { _id: opened.id, unread: 0, lastMessage: { text: 'And the rent?' } },
  ]);
});

it('the reader of a fraud script is warned, the writer is not, and nothing is held back', async () => {
  const opened = await openConversation(site);
  await send(opened.owner, opened, 'Please send the OTP that you receive now.');
  const warningsFor = async (person: Person) => (await view(person, opened)).messages.at(-1)?.warnings;
  expect(await warningsFor(opened.seeker)).toEqual(['asks-for-code']);
  expect(await warningsFor(opened.owner)).toEqual([]);
});

it('a block prevents all messages between the two until it is lifted', async () => {
  const opened = await openConversation(site);
  const { conversation } = await opened.owner.call(blockPerson, { params: { id: opened.id } });
  expect(conversation.silence).toBe('blocked-by-you');
  expect((await view(opened.seeker, opened)).conversation.silence).toBe('blocked-by-other');
  await expect(send(opened.seeker, opened, 'Hello?')).rejects.toMatchObject({ code: 'blocked_by_other' });
  await expect(send(opened.owner, opened, 'Hello?')).rejects.toMatchObject({ code: 'blocked_by_you' });
  const otherFlat = await offerFlat(site, opened.owner);
  await expect(start(opened.seeker, otherFlat)).rejects.toMatchObject({ code: 'blocked_by_other' });
  await opened.owner.call(unblockPerson, { params: { id: opened.id } });
  expect((await send(opened.seeker, opened, 'Thank you')).sent.number).toBe(2);
});

it('no answer contains a phone number or an email address', async () => {
  const opened = await openConversation(site);
  const answers = await Promise.all([
    view(opened.owner, opened),
    view(opened.seeker, opened),
    opened.owner.call(listConversations, {}),
    opened.seeker.call(prepareConversation, { params: { id: opened.listingId } }),
  ]);
  const text = JSON.stringify(answers);
  expect(text).not.toContain('@example.com');
  expect(text).not.toContain('9000000001');
});

describe('messages stay', () => {
  it('when the listing is rented out', async () => {
    const opened = await openConversation(site);
    const body = { answer: 'gone' } as const;
    await opened.owner.call(answerAvailability, { params: { id: opened.listingId }, body });
    const { conversation } = await view(opened.seeker, opened);
    expect(conversation.listing.standing).toBe('closed');
    expect((await send(opened.seeker, opened, 'Is it let?')).sent.number).toBe(2);
  });

  it('when the listing is deleted', async () => {
    const opened = await openConversation(site);
    await opened.owner.call(deleteListing, { params: { id: opened.listingId } });
    const { conversation, messages } = await view(opened.seeker, opened);
    expect(conversation.listing).toMatchObject({
      title: 'Sunny flat near Sevoke Road',
      standing: 'deleted',
    });
    expect(messages).toHaveLength(1);
    expect((await send(opened.seeker, opened, 'Is it let?')).sent.number).toBe(2);
  });

  it('while the other member is suspended, and nobody can write', async () => {
    const opened = await openConversation(site);
    await admin.call(banUser, { params: { id: opened.owner.id }, body: { reason: 'False listings' } });
    const { conversation } = await view(opened.seeker, opened);
    expect(conversation).toMatchObject({ silence: 'other-suspended', listing: { standing: 'hidden' } });
    await expect(send(opened.seeker, opened, 'Hello?')).rejects.toMatchObject({ code: 'other_suspended' });
  });

  it('of the remaining member when the other account is deleted', async () => {
    const opened = await openConversation(site);
    await opened.owner.call(sendMessage, {
      params: { id: opened.id },
      body: messageForm({ key: aKey(), text: 'Yes' }, [await photograph('#abcdef')]),
    });
    await admin.call(deleteUser, { params: { id: opened.owner.id }, query: { confirm: opened.owner.email } });
    const { conversation, messages } = await view(opened.seeker, opened);
    expect(conversation).toMatchObject({ silence: 'other-deleted', unread: 0, other: {} });
    expect(conversation.other.name).toBeUndefined();
    expect(messages.map(({ text }) => text)).toEqual(['Is the flat still free?']);
    await expect(send(opened.seeker, opened, 'Hello?')).rejects.toMatchObject({ code: 'other_deleted' });
    await admin.call(deleteUser, {
      params: { id: opened.seeker.id },
      query: { confirm: opened.seeker.email },
    });
    const rows = await site.services.db.selectFrom('conversations').where('id', '=', opened.id).execute();
    expect(rows).toEqual([]);
  });
});
