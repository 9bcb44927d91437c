import { listAuditEntries } from '@thikana/contract/audit';
import { revealSeeker } from '@thikana/contract/enquiries';
import {
  blockPerson,
  sendMessage,
  startConversation,
  unblockPerson,
  viewConversation,
} from '@thikana/contract/messages';
import { sendReport, viewReports } from '@thikana/contract/reports';
import { acceptVisit, proposeVisit } from '@thikana/contract/visits';
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
import { type Person, useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const admin = await site.person('admin');
const view = (person: Person, { id }: Pick<OpenConversation, 'id'>) =>
  person.call(viewConversation, { params: { id } });
const write = (listingId: string, seeker?: Person) => writeAbout(site, listingId, seeker);

describe('a seeker without a name', () => {
  it('introduces the household, and is numbered where several write about one listing', async () => {
    const owner = await confirmedPerson(site);
    const listingId = await offerFlat(site, owner);
    const seeker = await confirmedPerson(site);
    const introduction = { people: 3, from: '2026-12-01', months: 11, work: 'teacher', pets: 'no' as const };
    const { conversation } = await seeker.call(startConversation, {
      body: { listingId, key: aKey(), text: 'We would like to see it.', introduction },
    });
    const second = await write(listingId);
    const shown = (await view(owner, { id: conversation._id })).conversation;
    expect(shown).toMatchObject({ other: { seekerNumber: 1 }, introduction, isRevealed: false });
    expect(shown.other.name).toBeUndefined();
    expect((await view(owner, { id: second })).conversation.other).toEqual({ seekerNumber: 2 });
    expect((await view(seeker, { id: conversation._id })).conversation.other.name).toBe('Asha Tamang');
  });

  it('may leave everything out, but not write nonsense', async () => {
    const listingId = await offerFlat(site, await confirmedPerson(site));
    const seeker = await confirmedPerson(site);
    const body = { listingId, key: aKey(), text: 'Is it free?', introduction: { people: 0 } };
    await expect(seeker.call(startConversation, { body })).rejects.toMatchObject({ code: 'invalid_input' });
    const { conversation } = await seeker.call(startConversation, { body: { ...body, introduction: {} } });
    expect(conversation.introduction).toBeUndefined();
  });

  it('shows a name by choice, and contact details only if they say so', async () => {
    const opened = await openConversation(site);
    const params = { id: opened.id };
    await expect(opened.owner.call(revealSeeker, { params, body: { contact: true } })).rejects.toMatchObject({
      code: 'conversation_not_found',
    });
    await opened.seeker.call(revealSeeker, { params, body: { contact: false } });
    expect((await view(opened.owner, opened)).conversation.other).toEqual({ name: 'Asha Tamang' });
    await opened.seeker.call(revealSeeker, { params, body: { contact: true } });
    expect((await view(opened.owner, opened)).conversation.other).toMatchObject({
      contact: { email: opened.seeker.email, phone: '+919000000001' },
    });
    expect((await view(opened.seeker, opened)).conversation.other.contact).toBeUndefined();
  });

  it('has a name once a visit is agreed, and not while it is proposed', async () => {
    const opened = await openConversation(site);
    const params = { id: opened.id };
    const time = new Date(Date.now() + 30 * 3_600_000).toISOString();
    const { conversation } = await opened.owner.call(proposeVisit, {
      params,
      body: { key: aKey(), times: [time] },
    });
    expect((await view(opened.owner, opened)).conversation.other).toEqual({ seekerNumber: 1 });
    const visitId = conversation.visit?._id ?? '';
    await opened.seeker.call(acceptVisit, { params: { ...params, visitId }, body: { time } });
    expect((await view(opened.owner, opened)).conversation).toMatchObject({
      other: { name: 'Asha Tamang' },
      isRevealed: true,
    });
    const mail = await site.mailTo(opened.owner.email, 'Visit agreed');
    expect(mail.text).toContain('Asha Tamang');
  });
});

describe('a refusal because of who someone is', () => {
  it('is a case of its own, which only the seeker reports', async () => {
    const opened = await openConversation(site);
    const report = (person: Person, subjectKind: 'refusal' | 'conversation', reason: 'refused' | 'scam') =>
      person.call(sendReport, { body: { subjectKind, subjectId: opened.id, reason } });
    await report(opened.seeker, 'conversation', 'scam');
    await report(opened.seeker, 'refusal', 'refused');
    await expect(report(opened.owner, 'refusal', 'refused')).rejects.toMatchObject({
      code: 'conversation_not_found',
    });
    const evidence = await admin.call(viewReports, { params: { kind: 'refusal', id: opened.id } });
    expect(evidence.reports.map(({ reason }) => reason)).toEqual(['refused']);
    expect(evidence.messages?.[0]).toMatchObject({ from: 'Asha Tamang' });
  });

  it('shows names to staff, and each look is in the audit log', async () => {
    const opened = await openConversation(site);
    const body = { subjectKind: 'refusal', subjectId: opened.id, reason: 'refused' } as const;
    await opened.seeker.call(sendReport, { body });
    const looks = async () => {
      const { entries } = await admin.call(listAuditEntries, { query: { action: 'conversation.view' } });
      return entries.filter(({ subject }) => subject._id === opened.id).length;
    };
    expect(await looks()).toBe(0);
    for (const times of [1, 2]) {
      await admin.call(viewReports, { params: { kind: 'refusal', id: opened.id } });
      expect(await looks()).toBe(times);
    }
  });
});

describe('a block of a seeker without a name', () => {
  it('does not tell the owner which other seekers are the same person', async () => {
    const opened = await openConversation(site);
    const { owner, seeker } = opened;
    const aboutOther = async () => {
      const listingId = await offerFlat(site, owner);
      const body = { listingId, key: aKey(), text: 'And is this one free?' };
      return (await seeker.call(startConversation, { body })).conversation._id;
    };
    const [second, known] = [await aboutOther(), await aboutOther()];
    await seeker.call(revealSeeker, { params: { id: known }, body: { contact: false } });
    const look = async (id: string) => {
      const { conversation } = await owner.call(viewConversation, { params: { id } });
      return [conversation.silence, conversation.enquiry?.state];
    };
    await owner.call(blockPerson, { params: { id: opened.id } });
    expect(await look(opened.id)).toEqual(['blocked-by-you', 'closed']);
    expect([await look(second), await look(known)]).toEqual(Array(2).fill([undefined, 'open']));
    await expect(aboutOther()).rejects.toMatchObject({ code: 'blocked_by_other' });

    await owner.call(blockPerson, { params: { id: known } });
    expect([await look(second), await look(known)]).toEqual([
      [undefined, 'open'],
      ['blocked-by-you', 'closed'],
    ]);
    await owner.call(sendMessage, {
      params: { id: second },
      body: messageForm({ key: aKey(), text: 'Yes.' }),
    });
    await owner.call(unblockPerson, { params: { id: opened.id } });
    expect([(await look(opened.id))[0], (await look(known))[0]]).toEqual([undefined, 'blocked-by-you']);
  });
});
