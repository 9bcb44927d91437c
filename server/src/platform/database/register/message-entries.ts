import type { TableEntries } from './entry.ts';

/** Conversations, visits, and what is copied from them when one is reported. */
export const messageEntries: TableEntries = {
  conversations: {
    personal: [
      {
        columns: 'id listing_id listing_title listing_intent listing_category owner_id seeker_id created_at',
        ...{ data: 'messages', purpose: 'messages', kept: 'conversation', erased: 'unlinked' },
        exported: 'conversations',
      },
      {
        columns: 'seeker_number revealed_at shows_contact last_number last_at',
        ...{ data: 'messages', purpose: 'messages', kept: 'conversation', erased: 'unlinked' },
        exported: { not: 'They repeat the messages, and what the seeker has shown.' },
      },
      {
        columns: 'owner_blocked_at',
        ...{ data: 'messages', purpose: 'messages', kept: 'conversation', erased: 'unlinked' },
        exported: 'blocks',
      },
    ],
    other: '',
  },
  messages: {
    personal: [
      {
        columns: 'conversation_id number sender_id text visit_action visit_times answer created_at',
        ...{ data: 'messages', purpose: 'messages', kept: 'conversation', erased: 'deleted' },
        exported: 'messages',
      },
    ],
    other: 'key',
  },
  message_pictures: {
    personal: [
      {
        columns: 'conversation_id number position picture_id',
        ...{ data: 'messages', purpose: 'messages', kept: 'conversation', erased: 'deleted' },
        exported: 'messages',
      },
    ],
    other: '',
  },
  unconfirmed_messages: {
    personal: [
      {
        columns: 'listing_id email key text introduction created_at expires_at',
        ...{ data: 'messages', purpose: 'messages', kept: 'code', erased: 'deleted' },
        exported: 'unconfirmedMessages',
      },
      {
        columns: 'email_key language',
        ...{ data: 'messages', purpose: 'messages', kept: 'code', erased: 'deleted' },
        exported: { not: 'They go with the message within a day.' },
      },
    ],
    other: 'id',
  },
  introductions: {
    personal: [
      {
        columns: 'conversation_id seeker_id introduction',
        ...{ data: 'messages', purpose: 'messages', kept: 'conversation', erased: 'deleted' },
        exported: 'introductions',
      },
    ],
    other: '',
  },
  enquiries: {
    personal: [
      {
        columns: 'conversation_id listing_id owner_id opened_at outcome settled_at reminded_at told_at',
        ...{ data: 'messages', purpose: 'messages', kept: 'conversation', erased: 'unlinked' },
        exported: 'enquiries',
      },
    ],
    other: 'counted_at',
  },
  enquiry_limits: {
    personal: [
      {
        columns: 'listing_id most',
        ...{ data: 'listings', purpose: 'listings', kept: 'listing', erased: 'deleted' },
        exported: 'enquiryLimits',
      },
    ],
    other: '',
  },
  owner_answers: {
    personal: [
      {
        columns: 'owner_id enquiries answered usual_minutes',
        ...{ data: 'messages', purpose: 'messages', kept: 'account', erased: 'deleted' },
        exported: 'ownerAnswers',
      },
    ],
    other: '',
  },
  inboxes: {
    personal: [
      {
        columns: 'user_id position',
        ...{ data: 'messages', purpose: 'messages', kept: 'account', erased: 'deleted' },
        exported: { not: 'It is a number that counts changes.' },
      },
    ],
    other: '',
  },
  conversation_members: {
    personal: [
      {
        columns: 'conversation_id user_id position read_number unread waiting_since mailed_at',
        ...{ data: 'messages', purpose: 'messages', kept: 'conversation', erased: 'deleted' },
        exported: { not: 'It is what was read, beside the conversations.' },
      },
    ],
    other: '',
  },
  blocks: {
    personal: [
      {
        columns: 'blocker_id created_at',
        ...{ data: 'messages', purpose: 'messages', kept: 'account', erased: 'deleted', exported: 'blocks' },
      },
      {
        columns: 'blocked_id',
        ...{ data: 'messages', purpose: 'messages', kept: 'account', erased: 'deleted' },
        exported: { not: 'It names the other person.' },
      },
    ],
    other: '',
  },
  visits: {
    personal: [
      {
        columns: 'conversation_id status starts_at created_at',
        ...{ data: 'messages', purpose: 'messages', kept: 'conversation', erased: 'unlinked' },
        exported: 'visits',
      },
      {
        columns: 'proposed_by times',
        ...{ data: 'messages', purpose: 'messages', kept: 'conversation', erased: 'unlinked' },
        exported: { not: 'The messages about the visit have them.' },
      },
    ],
    other: 'id sequence day_reminder_at hour_reminder_at',
  },
  reported_messages: {
    personal: [
      {
        columns: 'report_id number sender_name text visit_action visit_times answer created_at',
        ...{ data: 'reports', purpose: 'safety', kept: 'open-report', erased: 'expires' },
        exported: { not: 'It is what moderators read about a report.' },
      },
    ],
    other: '',
  },
  reported_pictures: {
    personal: [
      {
        columns: 'report_id number position picture_id',
        ...{ data: 'reports', purpose: 'safety', kept: 'open-report', erased: 'expires' },
        exported: { not: 'It is what moderators read about a report.' },
      },
    ],
    other: '',
  },
};
