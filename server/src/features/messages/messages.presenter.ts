import type { Conversation, Message, Visit } from '@thikana/contract/conversations';
import { scanMessage } from '@thikana/contract/scan-message';
import type { EnquiryOutcome } from '../../platform/database/tables/enquiry-tables.ts';
import type { VisitRow } from '../../platform/database/tables/message-tables.ts';
import { avatarUrl, presentPicture } from '../pictures/pictures.feature.ts';
import type { ConversationView } from './conversation-views.repository.ts';
import { sideOf, silenceOf, standingOf } from './messages.policy.ts';
import type { MessageWithPictures } from './messages.repository.ts';
import { knowsOther } from './seeker-name.ts';

/** A conversation for one member, with as much about the other as the member may know. */
export function presentConversation(view: ConversationView): Conversation {
  const { approval_status: status, hidden_at: hiddenAt, hidden_reasons: reasons } = view;
  const listing = status
    ? { approval_status: status, hidden_at: hiddenAt, hidden_reasons: reasons ?? [] }
    : undefined;
  return {
    _id: view.id,
    side: sideOf(view, view.user_id) ?? 'seeker',
    listing: {
      _id: view.listing_id ?? undefined,
      title: view.current_title ?? view.listing_title,
      // Its owner knows it by the first title.
      secondTitle: view.owner_id === view.user_id ? undefined : (view.second_title ?? undefined),
      intent: view.listing_intent,
      propertyCategory: view.listing_category,
      standing: standingOf(listing),
      cover: view.cover && presentPicture(view.cover),
    },
    other: presentOther(view),
    isRevealed: view.revealed_at !== null,
    isContactShown: view.shows_contact && view.seeker_id === view.user_id ? true : undefined,
    introduction: view.introduction ?? undefined,
    enquiry: view.enquiry
      ? { state: stateOf(view.enquiry.outcome), isLate: view.enquiry.isLate && view.enquiry.outcome === null }
      : undefined,
    silence: silenceOf({
      blockedByYou: view.is_blocked_by_me,
      blockedByOther: view.is_blocked_by_other,
      other: view.other_id === null ? undefined : { banned_at: view.other_banned_at },
    }),
    lastMessage: view.lastMessage && presentMessage(view.lastMessage, view.user_id),
    unread: view.unread,
    readByOther: view.read_by_other ?? 0,
    visit: view.visit && presentVisit(view.visit, view.user_id),
    position: view.position,
    createdAt: view.created_at.toISOString(),
  };
}

/** The owner sees a number instead of the seeker's name and picture, until they are revealed. */
function presentOther(view: ConversationView): Conversation['other'] {
  if (view.other_id === null) return {};
  if (!knowsOther(view, view.user_id)) return { seekerNumber: view.seeker_number ?? 1 };
  const person = presentPerson({ name: view.other_name, picture_id: view.other_picture_id });
  const isShown = view.shows_contact && view.owner_id === view.user_id && view.other_email !== null;
  if (!isShown) return person;
  return { ...person, contact: { email: view.other_email ?? '', phone: view.other_phone ?? undefined } };
}

function stateOf(outcome: EnquiryOutcome | null): NonNullable<Conversation['enquiry']>['state'] {
  if (outcome === null) return 'open';
  return outcome === 'answered' || outcome === 'taken' ? 'answered' : 'closed';
}

export function presentPerson(person: {
  name: string | null;
  picture_id: string | null;
}): Conversation['other'] {
  return {
    name: person.name ?? undefined,
    avatar: person.picture_id ? avatarUrl(person.picture_id) : undefined,
  };
}

/** Without a reader, as an outsider sees it. */
export function presentMessage(message: MessageWithPictures, readerId: string | undefined): Message {
  const isOwn = message.sender_id === readerId;
  return {
    ...presentWords(message),
    isOwn,
    key: isOwn ? message.key : undefined,
    // Warnings go to the reader only, so that writers do not learn how to avoid them.
    warnings: isOwn ? [] : scanMessage(message.text),
  };
}

type Words = Pick<
  MessageWithPictures,
  'number' | 'text' | 'pictures' | 'visit_action' | 'visit_times' | 'answer' | 'created_at'
>;

/** The content of a message, the same for every reader. */
export function presentWords(message: Words) {
  return {
    number: message.number,
    text: message.text,
    pictures: message.pictures.map(presentPicture),
    visit: message.visit_action
      ? { action: message.visit_action, times: (message.visit_times ?? []).map((time) => time.toISOString()) }
      : undefined,
    answer: message.answer ?? undefined,
    createdAt: message.created_at.toISOString(),
  };
}

function presentVisit(visit: VisitRow, readerId: string): Visit {
  return {
    _id: visit.id,
    status: visit.status,
    isOwnProposal: visit.proposed_by === readerId,
    times: visit.times.map((time) => time.toISOString()),
    startsAt: visit.starts_at?.toISOString(),
  };
}
