import { fireEvent, screen, within } from '@testing-library/react';
import type { Conversation, Message } from '@thikana/contract/conversations';
import { followInbox } from '@thikana/contract/inbox';
import { markRead, sendMessage, viewConversation } from '@thikana/contract/messages';
import { cancelVisit } from '@thikana/contract/visits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press } from '../../../test/fields.ts';
import { signIn } from '../../../test/people.ts';
import { pass, show } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import ConversationPage, { clientLoader } from './conversation.tsx';

const id = '6740000000000000000000c1';

const message = (number: number, more: Partial<Message> = {}): Message => ({
  number,
  isOwn: false,
  text: `Message ${number}`,
  pictures: [],
  warnings: [],
  createdAt: '2026-11-25T10:00:00.000Z',
  ...more,
});
const conversation: Conversation = {
  _id: id,
  side: 'seeker',
  listing: { title: 'Sunny flat', intent: 'rent', propertyCategory: 'flat', standing: 'public' },
  other: { name: 'Bina Rai' },
  unread: 0,
  isRevealed: true,
  readByOther: 1,
  position: 1,
  createdAt: '2026-11-25T09:00:00.000Z',
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

async function open(messages: readonly Message[], more: Partial<Conversation> = {}) {
  signIn();
  const api = stubApi();
  const answer = { conversation: { ...conversation, ...more }, messages, hasEarlier: false };
  api.on(viewConversation, { json: answer });
  api.on(followInbox, { json: { changes: [], unread: 0, position: 1 } });
  api.on(markRead, { json: { unread: 0 } });
  const path = '/dashboard/messages/:id';
  await show([{ path, Component: ConversationPage, loader: clientLoader }], path.replace(':id', id));
  await pass(0);
  return api;
}

const field = () => screen.getByRole('textbox', { name: 'Write a message' });
async function write(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  await press('Send');
}

it('shows read marks, and warns of a fraud script with the helpline', async () => {
  await open([
    message(1, { isOwn: true, text: 'Is it free?' }),
    message(2, { text: 'Send the code', warnings: ['asks-for-code'] }),
  ]);
  expect(screen.getByText('Read')).toBeTruthy();
  expect(screen.getByText('This message looks like a known fraud')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 1930' }).getAttribute('href')).toBe('tel:1930');
});

it('keeps a message that failed and sends it again with its key', async () => {
  const api = await open([message(1)]);
  api.on(sendMessage, 'no connection');
  await write('May I come on Sunday?');
  await pass(100);
  expect(screen.getByText('May I come on Sunday?')).toBeTruthy();

  const sent = message(2, { isOwn: true, text: 'May I come on Sunday?' });
  api.on(sendMessage, { json: { message: 'Sent.', sent, conversation: { ...conversation, position: 2 } } });
  await press('Try again');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getAllByText('May I come on Sunday?')).toHaveLength(1);
  const keys = api.asked.flatMap(({ body }) => (body instanceof FormData ? [body.get('key')] : []));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('says that a message waits for the connection', async () => {
  const api = await open([message(1)]);
  api.on(sendMessage, 'no connection');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await write('May I come on Sunday?');
  await pass(100);
  expect(screen.getByText(/^Your message waits for a connection, and is sent by itself\./)).toBeTruthy();
});

it('keeps the draft', async () => {
  await open([message(1)]);
  fireEvent.change(field(), { target: { value: 'And the keys' } });
  expect(Object.values(localStorage)).toContain('And the keys');
});

it('keeps the focus where the button was that cancelled a visit', async () => {
  const visit = {
    _id: '6740000000000000000000e1',
    isOwnProposal: true,
    times: ['2199-12-01T05:00:00.000Z'],
    status: 'proposed' as const,
  };
  const api = await open([message(1)], { visit });
  const ended = { ...conversation, visit: { ...visit, status: 'cancelled' as const } };
  api.on(cancelVisit, { json: { message: 'Called off.', conversation: ended } });
  const button = screen.getByRole('button', { name: 'Cancel the visit' });
  button.focus();
  await press('Cancel the visit');
  expect(button.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Propose a visit' }));
});

it('asks before an agreed visit is cancelled, which emails both', async () => {
  const visit = {
    _id: '6740000000000000000000e1',
    isOwnProposal: true,
    times: ['2199-12-01T05:00:00.000Z'],
    startsAt: '2199-12-01T05:00:00.000Z',
    status: 'accepted' as const,
  };
  const api = await open([message(1)], { visit });
  const ended = { ...conversation, visit: { ...visit, startsAt: undefined, status: 'cancelled' as const } };
  api.on(cancelVisit, { json: { message: 'Called off.', conversation: ended } });
  const isAsked = () => api.asked.some(({ method, path }) => method === 'DELETE' || path.includes('cancel'));
  await press('Cancel the visit');
  expect(screen.getByRole('dialog', { name: 'Cancel the visit?' })).toBeTruthy();
  await press('Keep the visit');
  await pass(500);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isAsked()).toBe(false);
  screen.getByRole('button', { name: 'Cancel the visit' }).focus();
  await press('Cancel the visit');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the visit' }));
  await pass(500);
  expect(isAsked()).toBe(true);
  await pass(500);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Propose a visit' }));
});

it.each([
  [{ standing: 'public', intent: 'rent' }, undefined, true],
  [{ standing: 'hidden', intent: 'rent' }, 'This listing is hidden at the moment.', true],
  [{ standing: 'closed', intent: 'rent' }, 'This listing is rented out.', false],
  [{ standing: 'closed', intent: 'sell' }, 'This listing is sold.', false],
  [{ standing: 'deleted', intent: 'rent' }, 'This listing has been deleted.', false],
] as const)(
  'of a listing %j, says so, and offers visits only if it may come back',
  async (state, text, isOffered) => {
    await open([message(1)], { listing: { ...conversation.listing, ...state } });
    if (text) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Propose a visit' }) !== null).toBe(isOffered);
  },
);

it('shows why the user cannot write', async () => {
  await open([message(1)], { silence: 'blocked-by-you' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('You have blocked this person.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unblock' })).toBeTruthy();
});
