import { fireEvent, screen, within } from '@testing-library/react';
import { giveName, type User } from '@thikana/contract/accounts';
import type { Conversation, Message } from '@thikana/contract/conversations';
import { answerEnquiry, revealSeeker } from '@thikana/contract/enquiries';
import { followInbox } from '@thikana/contract/inbox';
import { markRead, viewConversation } from '@thikana/contract/messages';
import { beforeEach, expect, it } from 'vitest';
import { getSession } from '#web/lib/session/session.ts';
import { describedBy, dialog, fillIn, press } from '../../../test/fields.ts';
import { asha, signIn } from '../../../test/people.ts';
import { pass, show } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import ConversationPage, { clientLoader } from './conversation.tsx';

const id = '6740000000000000000000c1';
const first: Message = {
  number: 1,
  isOwn: false,
  text: 'We would like to see it.',
  pictures: [],
  warnings: [],
  createdAt: '2026-11-25T10:00:00.000Z',
};
const ofOwner: Conversation = {
  _id: id,
  side: 'owner',
  listing: { title: 'Sunny flat', intent: 'rent', propertyCategory: 'flat', standing: 'public' },
  other: { seekerNumber: 2 },
  isRevealed: false,
  introduction: { people: 3, from: '2026-12-01', months: 11, work: 'teacher', pets: 'no' },
  enquiry: { state: 'open', isLate: false },
  unread: 0,
  readByOther: 1,
  position: 1,
  createdAt: '2026-11-25T09:00:00.000Z',
};
const ofSeeker: Conversation = { ...ofOwner, side: 'seeker', other: { name: 'Bina Rai' } };

beforeEach(() => localStorage.clear());

async function open(conversation: Conversation, person: Partial<User> = {}) {
  signIn(person);
  const api = stubApi();
  api.on(viewConversation, { json: { conversation, messages: [first], hasEarlier: false } });
  api.on(followInbox, { json: { changes: [], unread: 0, position: 1 } });
  api.on(markRead, { json: { unread: 0 } });
  const path = '/dashboard/messages/:id';
  await show([{ path, Component: ConversationPage, loader: clientLoader }], path.replace(':id', id));
  await pass(0);
  return api;
}

it('an owner sees a number and the introduction, and answers with one tap', async () => {
  const api = await open(ofOwner);
  expect(screen.getByRole('heading', { name: 'Seeker 2' })).toBeTruthy();
  const said = within(screen.getByRole('region', { name: 'About the seeker' })).getAllByRole('listitem');
  expect(said.map((line) => line.textContent)).toEqual([
    '3 people',
    'From 1 Dec 2026',
    'For 11 months',
    'Work: teacher',
    'No pets',
  ]);
  const sent: Message = { ...first, number: 2, isOwn: true, text: '', answer: 'declined' };
  const closed: Conversation = { ...ofOwner, enquiry: { state: 'closed', isLate: false }, position: 2 };
  api.on(answerEnquiry, { json: { message: 'Sent.', sent, conversation: closed } });
  await press('Not for this request');
  expect(api.asked.at(-1)?.body).toMatchObject({ answer: 'declined' });
  expect(screen.getByText('It does not suit this request.')).toBeTruthy();
  expect(screen.getByText('This enquiry is closed.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Available' })).toBeNull();
});

it('an answer that fails says so and can be sent again', async () => {
  const api = await open(ofOwner);
  api.on(answerEnquiry, 'no connection');
  await press('Available');
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Available' })).toBeTruthy();
});

it('a seeker is told that there is no answer yet, with a way to similar listings', async () => {
  await open({ ...ofSeeker, enquiry: { state: 'open', isLate: true } });
  expect(screen.getByText(/^The owner has not answered yet\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See similar listings' }).getAttribute('href')).toBe(
    '/rentals?propertyType=flat',
  );
});

it('a seeker shows who they are, and contact details only if ticked', async () => {
  const api = await open(ofSeeker);
  const revealed: Conversation = { ...ofSeeker, isRevealed: true, isContactShown: true };
  api.on(revealSeeker, { json: { message: 'Done.', conversation: revealed } });
  expect(screen.getByText(/^Your phone number and email address stay hidden/)).toBeTruthy();
  await press('Show who you are');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Also show my email address and phone number' }));
  await press('Show it');
  expect(api.asked.at(-1)?.body).toEqual({ contact: true });
  expect(screen.queryByText('The owner does not see who you are.')).toBeNull();
  expect(screen.queryByText(/stay hidden/)).toBeNull();
  expect(screen.getByText(/^The owner can see your contact details/)).toBeTruthy();
});

it('a seeker without a name gives one before showing it', async () => {
  const api = await open(ofSeeker, { name: 'New member', hasName: false });
  await press('Show who you are');
  expect(dialog().getByRole('heading').textContent).toBe('What is your name?');
  expect(screen.queryByRole('button', { name: 'Show it' })).toBeNull();
  const fields = { name: 'Name must be at least 3 characters long.' };
  api.on(giveName, { status: 400, json: { code: 'invalid_input', message: 'Check it.', fields } });
  fillIn({ Name: 'Bi' });
  await press('Save name');
  expect(describedBy('Name')).toContain(fields.name);

  api.on(giveName, { json: { message: 'Done.', user: asha } });
  fillIn({ Name: 'Asha Rai' });
  await press('Save name');
  expect(api.asked.at(-1)?.body).toEqual({ name: 'Asha Rai' });
  expect(getSession()?.user.name).toBe(asha.name);
  expect(dialog().getByRole('heading').textContent).toBe('Show the owner who you are?');
  expect(dialog().getByRole('button', { name: 'Show it' })).toBeTruthy();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

it('an owner reaches a seeker who shows contact details', async () => {
  const contact = { email: 'bina@example.com', phone: '+919832012345' };
  await open({ ...ofOwner, isRevealed: true, other: { name: 'Bina Rai', contact } });
  expect(screen.getByRole('link', { name: contact.email }).getAttribute('href')).toBe(
    `mailto:${contact.email}`,
  );
  expect(screen.getByRole('link', { name: contact.phone }).getAttribute('href')).toBe(`tel:${contact.phone}`);
});
