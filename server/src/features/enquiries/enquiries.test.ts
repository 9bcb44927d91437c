import { listAuditEntries } from '@thikana/contract/audit';
import { answerAvailability } from '@thikana/contract/availability';
import {
  answerEnquiry,
  limitEnquiries,
  viewEnquiryLimit,
  viewMailedEnquiry,
} from '@thikana/contract/enquiries';
import { viewListing } from '@thikana/contract/listings';
import { blockPerson, prepareConversation, sendMessage, viewConversation } from '@thikana/contract/messages';
import { viewYourListings } from '@thikana/contract/own-listings';
import { writeWithoutAccount } from '@thikana/contract/unconfirmed-messages';
import { describe, expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import {
  aKey,
  messageForm,
  type OpenConversation,
  offerFlat,
  openConversation,
  writeAbout,
} from '../../../test/conversations.ts';
import { sweepNow } from '../../../test/enquiries.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';

let clock = Date.parse('2026-11-02T06:00:00Z');
const hour = 3_600_000;
const site = await useTestSite({ now: () => new Date(clock) });
const admin = await site.person('admin');

/** Advances the clock and runs the job. */
async function pass(hours: number): Promise<void> {
  clock += hours * hour;
  await sweepNow(site.services);
}
const view = (person: Person, { id }: Pick<OpenConversation, 'id'>) =>
  person.call(viewConversation, { params: { id } });
const write = (listingId: string, seeker?: Person) => writeAbout(site, listingId, seeker);
const answer = (person: Person, id: string, given: 'available' | 'taken' | 'declined', key = aKey()) =>
  person.call(answerEnquiry, { params: { id }, body: { key, answer: given } });
const mailsTo = async ({ email }: Person, subject: string): Promise<number> => {
  const { rows } = await site.services.pool.query(
    `select count(*)::int as count from pgboss.job
     where name = 'send-mail' and data->>'to' = $1 and data->>'subject' like '%' || $2 || '%'`,
    [email, subject],
  );
  return rows[0].count;
};

describe('an answer', () => {
  it('with one tap is a message, settles the enquiry and is given once', async () => {
    const opened = await openConversation(site);
    expect((await view(opened.owner, opened)).conversation.enquiry).toEqual({ state: 'open', isLate: false });
    await expect(answer(opened.seeker, opened.id, 'available')).rejects.toMatchObject({
      code: 'conversation_not_found',
    });
    const key = aKey();
    const [first, again] = [
      await answer(opened.owner, opened.id, 'available', key),
      await answer(opened.owner, opened.id, 'available', key),
    ];
    expect(again.sent.number).toBe(first.sent.number);
    const seen = await view(opened.seeker, opened);
    expect(seen.messages.at(-1)).toMatchObject({ answer: 'available', text: '' });
    expect(seen.conversation.enquiry?.state).toBe('answered');
    await expect(answer(opened.owner, opened.id, 'declined')).rejects.toMatchObject({
      code: 'enquiry_not_open',
    });
  });

  it('in the owner’s own words settles it too', async () => {
    const opened = await openConversation(site);
    const body = messageForm({ key: aKey(), text: 'Yes, it is.' });
    await opened.owner.call(sendMessage, { params: { id: opened.id }, body });
    expect((await view(opened.owner, opened)).conversation.enquiry?.state).toBe('answered');
  });

  it('"not for this request" closes it', async () => {
    const opened = await openConversation(site);
    await answer(opened.owner, opened.id, 'declined');
    expect((await view(opened.seeker, opened)).conversation.enquiry?.state).toBe('closed');
    await pass(80);
    expect(await mailsTo(opened.seeker, 'No ')).toBe(0);
    expect(await mailsTo(opened.owner, 'waits for your answer')).toBe(0);
  });

  it('"taken" closes the listing, and the others who wrote are told', async () => {
    const owner = await confirmedPerson(site);
    const listingId = await offerFlat(site, owner);
    const [one, other] = [await confirmedPerson(site), await confirmedPerson(site)];
    const [first, second] = [await write(listingId, one), await write(listingId, other)];
    await answer(owner, first, 'taken');
    await pass(0);
    await expect(site.call(viewListing, { params: { id: listingId } })).rejects.toMatchObject({
      code: 'listing_not_found',
    });
    expect((await view(other, { id: second })).conversation.enquiry?.state).toBe('closed');
    await site.mailTo(other.email, 'No longer offered');
    await pass(80);
    expect(await mailsTo(other, 'No ')).toBe(1);
  });
});

describe('without an answer', () => {
  it('the owner is reminded once, with buttons that work without a login and only when pressed', async () => {
    const opened = await openConversation(site);
    await pass(47);
    expect(await mailsTo(opened.owner, 'waits for your answer')).toBe(0);
    await pass(1);
    await pass(10);
    const mail = await site.mailTo(opened.owner.email, 'A seeker waits for your answer');
    const link = /https:\/\/\S+\/answer-enquiry\/(\S+)\?answer=declined/.exec(mail.text);
    const token = link?.[1] ?? '';
    expect(mail.text).toContain('?answer=available');
    expect(mail.text).toContain('?answer=visit');
    expect(await mailsTo(opened.owner, 'waits for your answer')).toBe(1);

    const look = () => site.call(viewMailedEnquiry, { params: { token } });
    expect(await look()).toMatchObject({ isOpen: true, seekerNumber: 1, conversationId: opened.id });
    expect(await look()).toMatchObject({ isOpen: true });
    const press = () =>
      site.app.http.inject({
        method: 'POST',
        url: `/answer-enquiry/${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'answer=declined',
      });
    expect((await press()).headers.location).toContain('?answered=declined');
    await press();
    expect(await look()).toMatchObject({ isOpen: false });
    const { messages } = await view(opened.seeker, opened);
    expect(messages.filter((message) => message.answer === 'declined')).toHaveLength(1);
  });

  it('a visit can be offered from the email, at a time that fits', async () => {
    const opened = await openConversation(site);
    await pass(48);
    const mail = await site.mailTo(opened.owner.email, 'waits for your answer');
    const token = /\/answer-enquiry\/(\S+)\?answer=visit/.exec(mail.text)?.[1] ?? '';
    const press = (time: string) =>
      site.app.http.inject({
        method: 'POST',
        url: `/answer-enquiry/${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `answer=visit&time=${time}`,
      });
    expect((await press('')).headers.location).toContain('problem=visit_time_unfit');
    const day = new Date(clock + 48 * hour).toISOString().slice(0, 10);
    expect((await press(`${day}T10:00`)).headers.location).toContain('?answered=visit');
    const { conversation } = await view(opened.seeker, opened);
    expect(conversation.visit).toMatchObject({ status: 'proposed', isOwnProposal: false });
    expect(conversation.enquiry?.state).toBe('answered');
  });

  it('a link stops working with a new password, and so does a false one', async () => {
    const opened = await openConversation(site);
    await pass(48);
    const mail = await site.mailTo(opened.owner.email, 'waits for your answer');
    const token = /\/answer-enquiry\/(\S+)\?answer=visit/.exec(mail.text)?.[1] ?? '';
    await site.services.db
      .updateTable('users')
      .set({ session_version: 2 })
      .where('id', '=', opened.owner.id)
      .execute();
    for (const dead of [token, `${token}x`, 'none'])
      await expect(site.call(viewMailedEnquiry, { params: { token: dead } })).rejects.toMatchObject({
        code: 'link_invalid',
      });
  });

  it('the seeker is told once, and offered similar listings', async () => {
    const similar = await offerFlat(site, await confirmedPerson(site));
    const opened = await openConversation(site);
    await pass(70);
    expect((await view(opened.seeker, opened)).conversation.enquiry?.isLate).toBe(false);
    await pass(1);
    await pass(5);
    expect((await view(opened.seeker, opened)).conversation.enquiry).toEqual({ state: 'open', isLate: true });
    const mail = await site.mailTo(opened.seeker.email, 'No answer yet');
    expect(mail.text).toMatch(new RegExp(`/rentals/(${similar}|[0-9a-f]{24})`));
    expect(await mailsTo(opened.seeker, 'No answer yet')).toBe(1);
    await answer(opened.owner, opened.id, 'available');
    expect((await view(opened.seeker, opened)).conversation.enquiry).toEqual({
      state: 'answered',
      isLate: false,
    });
  });

  it('three pause the listing with a clear message, and one tap brings it back for good', async () => {
    const owner = await confirmedPerson(site);
    const listingId = await offerFlat(site, owner);
    for (let count = 0; count < 3; count += 1) await write(listingId);
    const stateOf = async () => (await owner.call(viewYourListings, {})).postArray[0]?.availability?.state;
    await pass(71);
    expect(await stateOf()).toBe('confirmed');
    await pass(1);
    expect(await stateOf()).toBe('paused');
    const mail = await site.mailTo(owner.email, 'Paused');
    expect(mail.text).toContain('3 enquiries about it have waited for 72 hours');
    expect(mail.link).toContain('/still-available/');
    const { entries } = await admin.call(listAuditEntries, { query: { action: 'listing.pause' } });
    expect(entries[0]).toMatchObject({ admin: null, subject: { _id: listingId } });

    await owner.call(answerAvailability, { params: { id: listingId }, body: { answer: 'available' } });
    await pass(1);
    expect(await stateOf()).toBe('confirmed');
    expect(await mailsTo(owner, 'Paused')).toBe(1);
  });

  it('an enquiry is closed after 30 days, without another email', async () => {
    const opened = await openConversation(site);
    await pass(71);
    await pass(29 * 24);
    expect((await view(opened.seeker, opened)).conversation.enquiry?.state).toBe('closed');
    expect(await mailsTo(opened.seeker, 'No ')).toBe(1);
  });

  it('an enquiry that the owner blocks is closed', async () => {
    const opened = await openConversation(site);
    await opened.owner.call(blockPerson, { params: { id: opened.id } });
    expect((await view(opened.owner, opened)).conversation.enquiry?.state).toBe('closed');
  });
});

describe('how an owner answers', () => {
  it('is shown from five enquiries', async () => {
    const owner = await confirmedPerson(site);
    const listingId = await offerFlat(site, owner);
    const shown = async () => (await site.call(viewListing, { params: { id: listingId } })).ownerAnswers;
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await write(listingId));
    clock += 4.5 * hour;
    for (const id of ids.slice(0, 4)) await answer(owner, id, 'available');
    expect(await shown()).toBeUndefined();
    await pass(71);
    expect(await shown()).toEqual({
      enquiries: 5,
      answered: 4,
      usualMinutes: 270,
      text: 'Usually answers within 5 hours; 4 of 5 answered',
    });
  });
});

describe('a limit of open enquiries', () => {
  it('is the owner’s to set, is seen before writing, and makes room with each answer', async () => {
    const owner = await confirmedPerson(site);
    const listingId = await offerFlat(site, owner);
    const params = { id: listingId };
    const stranger = await confirmedPerson(site);
    await expect(stranger.call(limitEnquiries, { params, body: { most: 1 } })).rejects.toMatchObject({
      code: 'listing_not_found',
    });
    await expect(owner.call(limitEnquiries, { params, body: { most: 0 } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await owner.call(limitEnquiries, { params, body: { most: 1 } });
    const first = await write(listingId);
    expect(await owner.call(viewEnquiryLimit, { params })).toEqual({ most: 1, open: 1 });
    expect((await stranger.call(prepareConversation, { params })).enquiries).toEqual({ most: 1, open: 1 });
    expect((await site.call(viewListing, { params })).enquiries).toEqual({ most: 1, open: 1 });
    await expect(write(listingId, stranger)).rejects.toMatchObject({ code: 'enquiries_full' });
    await expect(
      site.call(writeWithoutAccount, {
        params,
        body: { text: 'Is it free?', email: 'someone@example.com', key: aKey() },
      }),
    ).rejects.toMatchObject({ code: 'enquiries_full' });
    await answer(owner, first, 'declined');
    await write(listingId, stranger);
    await owner.call(limitEnquiries, { params, body: { most: null } });
    await write(listingId);
  });

  it('holds when several write at once', async () => {
    const owner = await confirmedPerson(site);
    const listingId = await offerFlat(site, owner);
    await owner.call(limitEnquiries, { params: { id: listingId }, body: { most: 2 } });
    const seekers = await Promise.all(Array.from({ length: 5 }, () => confirmedPerson(site)));
    const written = await Promise.allSettled(seekers.map((seeker) => write(listingId, seeker)));
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});
