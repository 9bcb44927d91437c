import { expect, it } from 'vitest';
import type { z } from 'zod';
import { mergeShortlist, saveSearch } from './alerts.ts';
import { badgeMonthsSchema, confirmPhone, declineBody } from './badges.ts';
import { claimPayment } from './featured.ts';
import { dismissSignal } from './fraud-checks.ts';
import { followInbox } from './inbox.ts';
import { viewListingCards } from './listing-cards.ts';
import { markRead, messageKey, requiredText } from './messages.ts';
import { pagePosts, rejectPost } from './moderation.ts';
import { deleteOwnAccount } from './own-data.ts';
import { reportBody, settleBody } from './reports.ts';
import { contactBody, suggestPlaces } from './site.ts';
import { retryJobs } from './system.ts';
import { secondStepCode } from './two-step.ts';
import { pageUsers, reasonSchema } from './users.ts';
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
    [{ reference: ' abc-1/2 ' }, { reference: long(40) }],
    [{ reference: 'ABC-1' }, { reference: long(41) }, { reference: '-BC123' }, { reference: 'ABC 123' }],
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
  ['a message', requiredText, [' a ', long(4000)], ['', '  ', long(4001), 7]],
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
      { noticed: 'no' },
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
  [
    'a shortlist',
    mergeShortlist.body,
    [{ added: [{ id, at: 0 }] }, { added: Array(100).fill({ id, at: 1 }), removed: Array(100).fill(id) }],
    [
      { added: [{ id, at: -1 }] },
      { added: [{ id, at: Date.UTC(9999, 0) + 1 }] },
      { added: Array(101).fill({ id, at: 1 }) },
      { added: [], removed: Array(101).fill(id) },
    ],
  ],
  [
    'a saved search',
    saveSearch.body,
    [
      { search: {}, frequency: 'off' },
      { search: { purpose: 'rent' }, frequency: 'daily' },
    ],
    [
      { search: { sort: 'price' }, frequency: 'daily' },
      { search: { purpose: 'x' }, frequency: 'daily' },
      { search: {}, frequency: 'hourly' },
    ],
  ],
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

it('codes and references ignore spaces and punctuation', () => {
  expect(secondStepCode.parse('abcd-efgh 2345-67ab')).toBe('ABCDEFGH234567AB');
  expect(claimPayment.body.parse({ reference: ' abc-1/2 ' })).toEqual({ reference: 'ABC-1/2' });
  expect(confirmPhone.body.parse({ code: '123 456' })).toEqual({ code: '123456' });
});
