import { expect, it } from 'vitest';
import type { z } from 'zod';
import { viewLinkedAlerts } from './alerts.ts';
import { viewAvailability } from './availability.ts';
import { badgeMonthsSchema, confirmPhone, declineBody, recordEvidence } from './badges.ts';
import { viewBatch } from './batches.ts';
import { decidePosts, undoDecisions } from './bulk-decisions.ts';
import { claimPayment, refusePayment } from './featured.ts';
import { dismissSignal } from './fraud-checks.ts';
import { followInbox, viewMailedConversation } from './inbox.ts';
import { viewListingCards } from './listing-cards.ts';
import { listMessages, markRead, messageKey, requiredText, sendMessage } from './messages.ts';
import { pagePosts, rejectPost } from './moderation.ts';
import { deleteOwnAccount } from './own-data.ts';
import { postListing } from './own-listings.ts';
import { reportBody, settleBody } from './reports.ts';
import { contactBody, suggestPlaces } from './site.ts';
import { retryJobs } from './system.ts';
import { secondStepCode } from './two-step.ts';
import { deleteUser, pageUsers, reasonSchema } from './users.ts';
import { acceptVisit, proposeVisit } from './visits.ts';

const long = (length: number) => 'x'.repeat(length);
const id = '6740000000000000000000a1';
const time = '2026-12-01T10:00:00.000Z';
const of = { subjectKind: 'listing', subjectId: id, reason: 'scam' };
const written = { name: 'Bina Rai', email: 'bina@example.org', message: 'Is it free?' };

/** The last accepted and the first rejected value at each bound. */
const requests: readonly [
  name: string,
  schema: z.ZodType,
  accepted: readonly unknown[],
  refused: readonly unknown[],
][] = [
  [
    'a code of a phone',
    confirmPhone.body,
    [{ code: '123 456' }],
    [{ code: '12345' }, { code: '1234567' }, { code: '12345a' }, {}],
  ],
  [
    'a decision on several listings',
    decidePosts.body,
    [
      { decision: 'approve', posts: Array(50).fill({ _id: id }) },
      { decision: 'reject', ids: Array(50).fill(id), reason: long(500) },
    ],
    [
      { decision: 'approve', posts: Array(51).fill({ _id: id }) },
      { decision: 'approve', posts: [] },
      { decision: 'approve', posts: [{ _id: 'x' }] },
      { decision: 'reject', ids: Array(51).fill(id), reason: 'Blurred' },
      { decision: 'reject', ids: [id], reason: long(501) },
      { decision: 'reject', ids: [id], reason: ' ' },
      { decision: 'reject', ids: [id] },
      { decision: 'delete', ids: [id] },
    ],
  ],
  [
    'an undo',
    undoDecisions.body,
    [{ ids: Array(50).fill(id) }],
    [{ ids: Array(51).fill(id) }, { ids: [] }, { ids: ['x'] }],
  ],
  ['the number of an import', viewBatch.params, [{ id: '1' }], [{ id: '0' }, { id: '1.5' }, { id: 'last' }]],
  [
    'months',
    badgeMonthsSchema,
    [{ papers: 1, visit: 24 }],
    [{ papers: 0, visit: 1 }, { papers: 25, visit: 1 }, { papers: 1.5, visit: 1 }, { papers: 1 }],
  ],
  [
    'a reason to decline',
    declineBody,
    [{ reason: 'far' }, { reason: long(500) }],
    [{ reason: 'no' }, { reason: long(501) }, { reason: '   ' }],
  ],
  [
    'a reference',
    claimPayment.body,
    [{ reference: ' abc-1/2 ' }, { reference: 'ABC123' }, { reference: long(40) }],
    [
      { reference: 'ABC-1' },
      { reference: long(41) },
      { reference: '-ABC123' },
      { reference: 'ABC1234!' },
      { reference: 'ABC 123' },
    ],
  ],
  [
    'a refusal',
    refusePayment.body,
    [{ reason: 'bad' }, { reason: long(500) }],
    [{ reason: 'no' }, { reason: long(501) }, { reason: '   ' }],
  ],
  [
    'a validity',
    recordEvidence.body,
    [{ months: 1 }, { months: 24 }],
    [{ months: 0 }, { months: 25 }, { months: 1.5 }],
  ],
  [
    'a position',
    followInbox.query,
    [{}, { after: '0' }, { after: '12' }],
    [{ after: '-1' }, { after: '1.5' }, { after: 'x' }],
  ],
  [
    'cards',
    viewListingCards.query,
    [
      { ids: id },
      { ids: Array.from({ length: 60 }, (_, index) => index.toString(16).padStart(24, '0')).join() },
    ],
    [
      { ids: '' },
      { ids: 'x' },
      { ids: Array.from({ length: 61 }, (_, index) => index.toString(16).padStart(24, '0')).join() },
    ],
  ],
  ['a key', messageKey, ['12345678', long(100)], ['1234567', long(101), '1234 5678', 'নমস্কারনমস্কার']],
  [
    'a key of a form',
    postListing.headers as z.ZodType,
    [{}, { 'idempotency-key': '!~34567~' }, { 'idempotency-key': long(100) }],
    [{ 'idempotency-key': '1234567' }, { 'idempotency-key': long(101) }, { 'idempotency-key': '1234 5678' }],
  ],
  [
    'a message',
    requiredText,
    [' a ', long(4000), `a${' '.repeat(7999)}`],
    ['', '  ', long(4001), `a${' '.repeat(8000)}`, 7],
  ],
  [
    'a message that may be pictures alone',
    sendMessage.form.fields,
    [
      { key: '12345678', text: '' },
      { key: '12345678', text: long(4000) },
    ],
    [
      { key: '12345678', text: long(4001) },
      { key: '12345678' },
      { text: 'a' },
      { key: '1234567', text: 'a' },
    ],
  ],
  [
    'a part of a conversation',
    listMessages.query,
    [{}, { before: '0' }, { after: '2000000000' }],
    [{ before: '-1' }, { after: '2000000001' }, { before: '1.5' }, { after: 'x' }],
  ],
  ['a link to alerts', viewLinkedAlerts.params, [{ token: long(500) }], [{ token: long(501) }]],
  ['a link to an answer', viewAvailability.params, [{ token: long(500) }], [{ token: long(501) }]],
  [
    'a link to a conversation',
    viewMailedConversation.params,
    [{ token: 'x' }, { token: long(600) }],
    [{ token: '' }, { token: long(601) }],
  ],
  ['a deletion', deleteUser.query, [{ confirm: long(254) }], [{ confirm: long(255) }, {}]],
  [
    'a number read',
    markRead.body,
    [{ number: 0 }, { number: 2_000_000_000 }],
    [{ number: -1 }, { number: 2_000_000_001 }, { number: 1.5 }],
  ],
  [
    'a page of posts',
    pagePosts.query,
    [{}, { page: '1000000', q: long(100) }],
    [
      { page: '0' },
      { page: '1000001' },
      { q: long(101) },
      { status: 'sold' },
      { sort: 'x' },
      { direction: 'up' },
      { signal: 'yes' },
    ],
  ],
  ['a rejection', rejectPost.query, [{ id }, { id, reason: long(500) }], [{ id, reason: long(501) }, {}]],
  [
    'a page of accounts',
    pageUsers.query,
    [{}, { q: long(100), isVerified: 'true', isBanned: 'false' }],
    [{ q: long(101) }, { isVerified: 'yes' }, { isBanned: '' }, { sort: 'x' }],
  ],
  ['a reason', reasonSchema, ['bad', long(500)], ['no', long(501), '   ', 7]],
  [
    'a goodbye',
    deleteOwnAccount.body,
    [
      { password: 'x', confirm: 'a' },
      { password: long(200), confirm: long(254) },
    ],
    [
      { password: '', confirm: 'a' },
      { password: long(201), confirm: 'a' },
      { password: 'x', confirm: ' ' },
      { password: 'x', confirm: long(255) },
    ],
  ],
  [
    'a report',
    reportBody,
    [of, { ...of, reason: 'other', text: 'A.' }, { ...of, text: long(1000) }],
    [
      { ...of, reason: 'impersonation' },
      { ...of, reason: 'other' },
      { ...of, reason: 'other', text: ' ' },
      { ...of, text: long(1001) },
      { ...of, subjectKind: 'house' },
    ],
  ],
  [
    'a report of a person',
    reportBody,
    [{ ...of, subjectKind: 'user', reason: 'impersonation' }],
    [{ ...of, subjectKind: 'user', reason: 'wrong-price' }],
  ],
  [
    'a settlement',
    settleBody,
    [{ action: 'dismiss' }, { action: 'warn', note: 'bad' }, { action: 'ban', note: long(500) }],
    [
      { action: 'warn' },
      { action: 'hide', note: 'no' },
      { action: 'ban', note: long(501) },
      { action: 'praise' },
    ],
  ],
  [
    'a signal',
    dismissSignal.params,
    [{ id: '1' }, { id: '1'.repeat(18) }],
    [{ id: '' }, { id: '1'.repeat(19) }, { id: '1a' }, { id: 'a1' }],
  ],
  [
    'a word to the operator',
    contactBody,
    [
      { ...written, message: long(10) },
      { ...written, message: long(3000), website: long(200) },
    ],
    [
      { ...written, message: long(9) },
      { ...written, message: long(3001) },
      { ...written, message: ' ' },
      { ...written, website: long(201) },
    ],
  ],
  ['a place', suggestPlaces.query, [{ q: 'm' }, { q: long(100) }], [{ q: ' ' }, { q: long(101) }]],
  ['a queue', retryJobs.body, [{ queue: 'x' }, { queue: long(100) }], [{ queue: '' }, { queue: long(101) }]],
  [
    'times',
    proposeVisit.body,
    [
      { key: 'visit-key', times: [time] },
      { key: 'visit-key', times: [time, time, time] },
    ],
    [
      { key: 'visit-key', times: [] },
      { key: 'visit-key', times: [time, time, time, time] },
      { key: 'visit-key', times: ['soon'] },
    ],
  ],
  ['a time', acceptVisit.body, [{ time }], [{ time: 'soon' }]],
];

it.each(requests)('%s is accepted up to its bounds', (_, schema, accepted) => {
  for (const request of accepted)
    expect([request, schema.safeParse(request).error?.issues]).toEqual([request, undefined]);
});

it.each(requests)('%s is rejected beyond its bounds', (_, schema, __, refused) => {
  for (const request of refused)
    expect([request, schema.safeParse(request).success]).toEqual([request, false]);
});

it('times are deduplicated and sorted', () => {
  const earlier = '2026-11-30T10:00:00.000Z';
  const body = { key: 'visit-key', times: [time, '2026-12-01T15:30:00+05:30', earlier] };
  expect(proposeVisit.body.safeParse(body).data?.times).toEqual([earlier, time]);
});

it('search words are trimmed', () => {
  for (const { query } of [pageUsers, pagePosts]) {
    expect(query.parse({ q: ' a ' }).q).toBe('a');
    expect(query.parse({ q: ` ${long(100)} ` }).q).toBe(long(100));
  }
});

it('codes and references ignore spaces and punctuation', () => {
  expect(secondStepCode.parse('abcd-efgh 2345-67ab')).toBe('ABCDEFGH234567AB');
  expect(claimPayment.body.parse({ reference: ' abc-1/2 ' })).toEqual({ reference: 'ABC-1/2' });
  expect(confirmPhone.body.parse({ code: '123 456' })).toEqual({ code: '123456' });
});
