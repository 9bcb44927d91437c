import { expect, it } from 'vitest';
import { presentConversation, presentMessage } from './messages.presenter.ts';

const at = new Date('2026-11-21T06:30:00Z');
const iso = at.toISOString();
const picture = { id: 'p', width: 600, height: 400, placeholder: 'data:,', isFinished: false };
const shownPicture = expect.objectContaining({ url: '/pictures/p/600.jpg' });
const message = {
  number: 3,
  sender_id: 'owner',
  key: 'first-key',
  text: 'Please share the OTP with me',
  pictures: [],
  visit_action: null,
  visit_times: null,
  created_at: at,
} as unknown as Parameters<typeof presentMessage>[0];
const words = { number: 3, text: 'Please share the OTP with me', pictures: [], createdAt: iso };

it('a message has warnings for its reader and its key for its writer', () => {
  expect(presentMessage(message, 'owner')).toEqual({ ...words, isOwn: true, key: 'first-key', warnings: [] });
  for (const reader of ['seeker', undefined])
    expect(presentMessage(message, reader)).toEqual({ ...words, isOwn: false, warnings: ['asks-for-code'] });
});

it.each([
  [[at], [iso]],
  [null, []],
])('a message about a visit has its times: %o', (visit_times, times) => {
  const visiting = {
    ...message,
    pictures: [picture],
    visit_action: 'proposed',
    visit_times,
  } as typeof message;
  expect(presentMessage(visiting, 'owner')).toMatchObject({
    pictures: [shownPicture],
    visit: { action: 'proposed', times },
  });
});

const view = {
  id: 'c',
  owner_id: 'owner',
  seeker_id: 'seeker',
  user_id: 'owner',
  listing_id: 'l',
  listing_title: 'Two rooms, then',
  current_title: 'Two rooms',
  listing_intent: 'rent',
  listing_category: 'flat',
  approval_status: 'approved',
  hidden_at: null,
  hidden_reasons: [],
  cover: picture,
  other_id: 'seeker',
  other_name: 'Binita',
  other_picture_id: 'q',
  other_banned_at: null,
  is_blocked_by_me: false,
  is_blocked_by_other: false,
  lastMessage: message,
  unread: 2,
  read_by_other: 3,
  visit: { id: 'v', status: 'accepted', proposed_by: 'owner', times: [at], starts_at: at },
  position: 9,
  created_at: at,
  seeker_number: 2,
  revealed_at: at,
  shows_contact: false,
  other_email: 'binita@example.com',
  other_phone: '+919000000001',
  introduction: { people: 2 },
  enquiry: { outcome: null, isLate: true },
} as unknown as Parameters<typeof presentConversation>[0];
const listing = {
  _id: 'l',
  title: 'Two rooms',
  intent: 'rent',
  propertyCategory: 'flat',
  standing: 'public',
  cover: shownPicture,
};
const conversation = {
  _id: 'c',
  side: 'owner',
  listing,
  other: { name: 'Binita', avatar: '/pictures/q/avatar.jpg' },
  isRevealed: true,
  introduction: { people: 2 },
  enquiry: { state: 'open', isLate: true },
  lastMessage: { ...words, isOwn: true, key: 'first-key', warnings: [] },
  unread: 2,
  readByOther: 3,
  visit: { _id: 'v', status: 'accepted', isOwnProposal: true, times: [iso], startsAt: iso },
  position: 9,
  createdAt: iso,
};

it('a conversation has its listing, the other person and the last message', () => {
  expect(presentConversation(view)).toEqual(conversation);
});

it('a conversation remains without its listing or the other account', () => {
  const left = {
    listing_id: null,
    current_title: null,
    approval_status: null,
    cover: undefined,
    other_id: null,
    other_name: null,
    other_picture_id: null,
    lastMessage: undefined,
    read_by_other: null,
    visit: undefined,
  };
  const { lastMessage: _, visit: __, ...rest } = conversation;
  expect(presentConversation({ ...view, ...left } as typeof view)).toEqual({
    ...rest,
    listing: { title: 'Two rooms, then', intent: 'rent', propertyCategory: 'flat', standing: 'deleted' },
    other: {},
    silence: 'other-deleted',
    readByOther: 0,
  });
});

it.each([
  [{ is_blocked_by_me: true }, { silence: 'blocked-by-you' }],
  [{ is_blocked_by_other: true }, { silence: 'blocked-by-other' }],
  [{ other_banned_at: at }, { silence: 'other-suspended' }],
  [{ hidden_at: at }, { listing: { ...listing, standing: 'hidden' } }],
  [{ hidden_at: at, hidden_reasons: ['closed'] }, { listing: { ...listing, standing: 'closed' } }],
  [{ user_id: 'seeker' }, { side: 'seeker', visit: { ...conversation.visit, isOwnProposal: false } }],
  [{ revealed_at: null }, { isRevealed: false, other: { seekerNumber: 2 } }],
  [{ revealed_at: null, user_id: 'seeker' }, { other: { name: 'Binita' } }],
  [
    { shows_contact: true },
    { other: { name: 'Binita', contact: { email: 'binita@example.com', phone: '+919000000001' } } },
  ],
  [{ shows_contact: true, user_id: 'seeker' }, { isContactShown: true }],
  [{ user_id: 'seeker' }, { isContactShown: undefined }],
  [{ shows_contact: true }, { isContactShown: undefined }],
  [{ enquiry: { outcome: 'declined', isLate: true } }, { enquiry: { state: 'closed', isLate: false } }],
  [{ enquiry: { outcome: 'taken', isLate: false } }, { enquiry: { state: 'answered' } }],
  [{ user_id: 'a stranger' }, { side: 'seeker' }],
] as const)('a conversation with %o has %o', (changes, expected) => {
  expect(presentConversation({ ...view, ...changes } as typeof view)).toMatchObject(expected);
});
