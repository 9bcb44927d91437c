import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema, messageAnswer, pageNumber, timestamp } from './fields.ts';

/** Evidence about a person (`email`, `phone`) or about one of their listings (`papers`, `visit`). */
export const badgeKinds = ['email', 'phone', 'papers', 'visit'] as const;
export type BadgeKind = (typeof badgeKinds)[number];

export const evidenceKinds = ['papers', 'visit'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export const badgeSchema = z.object({
  kind: z.enum(badgeKinds),
  at: timestamp.describe('When it was proved.'),
});
export type Badge = z.output<typeof badgeSchema>;

/** How long a check by an administrator may be valid. */
export const evidenceMonths = { least: 1, most: 24 } as const;

/**
 * How long before its expiry a badge may be renewed, and how long after it administrators still see it in the queue.
 */
export const renewalDays = 30;

const months = (message: string) =>
  z.int(message).min(evidenceMonths.least, message).max(evidenceMonths.most, message);
const settingOfMonths = months('Please give a number of months from 1 to 24.');

/** The default validity of each kind, in months. */
export const badgeMonthsSchema = z.object({ papers: settingOfMonths, visit: settingOfMonths });
export type BadgeMonths = z.output<typeof badgeMonthsSchema>;

export const viewOwnBadges = defineEndpoint({
  name: 'viewOwnBadges',
  method: 'GET',
  path: '/api/users/badges',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'What is proved of your own account.',
  response: z.object({ badges: z.array(badgeSchema) }),
});

export const sendPhoneCode = defineEndpoint({
  name: 'sendPhoneCode',
  method: 'POST',
  path: '/api/users/phone-code',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Have a code sent to the telephone of your account, at most once a minute and five times a day.',
  response: messageAnswer,
  errors: ['phone_missing', 'phone_confirmed', 'phone_code_unsent'],
});

export const confirmPhone = defineEndpoint({
  name: 'confirmPhone',
  method: 'POST',
  path: '/api/users/confirm-phone',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Type in the code: within ten minutes, and at most five times wrongly.',
  body: z.object({
    code: z
      .string('Please type the six digits.')
      .transform((text) => text.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'Please type the six digits.')),
  }),
  response: z.object({ badges: z.array(badgeSchema) }),
  errors: ['phone_code_wrong', 'phone_code_expired'],
});

export const evidenceSchema = badgeSchema.extend({
  kind: z.enum(evidenceKinds),
  by: z.string().describe('The administrator, by the name of that time.'),
  until: timestamp,
  isOver: z.boolean(),
});
export type Evidence = z.output<typeof evidenceSchema>;

const evidenceAnswer = z.object({ evidence: z.array(evidenceSchema), usualMonths: badgeMonthsSchema });

export const viewEvidence = defineEndpoint({
  name: 'viewEvidence',
  method: 'GET',
  path: '/api/admin/posts/:id/evidence',
  access: 'admin',
  tag: 'moderation',
  summary: 'What administrators have seen of a listing, also when it no longer holds.',
  params: idParams,
  response: evidenceAnswer,
});

const evidenceParams = z.object({
  id: idSchema,
  kind: z.enum(evidenceKinds, 'This is nothing that can be seen.'),
});

export const recordEvidence = defineEndpoint({
  name: 'recordEvidence',
  method: 'PUT',
  path: '/api/admin/posts/:id/evidence/:kind',
  access: 'admin',
  tag: 'moderation',
  summary:
    'Say that you have seen the papers of a listing, or visited it; its owner hears of it by mail. Saying it again renews it.',
  params: evidenceParams,
  body: z.object({ months: months('Please choose how long it holds.') }),
  response: evidenceAnswer,
  errors: ['listing_not_found'],
});

export const withdrawEvidence = defineEndpoint({
  name: 'withdrawEvidence',
  method: 'DELETE',
  path: '/api/admin/posts/:id/evidence/:kind',
  access: 'admin',
  tag: 'moderation',
  summary: 'Take back what was said to be seen; the owner hears of it by mail. Repeating it changes nothing.',
  params: evidenceParams,
  response: evidenceAnswer,
  errors: ['listing_not_found'],
});

export const declineBody = z.object({
  reason: z
    .string('Please say why.')
    .transform((text) => cleanText(text))
    .pipe(z.string().min(3, 'Please say why.').max(500, 'Please use at most 500 characters')),
});

export const declineEvidence = defineEndpoint({
  name: 'declineEvidence',
  method: 'POST',
  path: '/api/admin/posts/:id/evidence/:kind/decline',
  access: 'admin',
  tag: 'moderation',
  summary: 'Say no to an owner who asked for it, who hears why by mail. Repeating it changes nothing.',
  params: evidenceParams,
  body: declineBody,
  response: messageAnswer,
  errors: ['listing_not_found'],
});

export const badgeTaskSchema = z.object({
  listing: z.object({ _id: idSchema, title: z.string() }),
  owner: z.object({ _id: idSchema, name: z.string() }),
  kind: z.enum(evidenceKinds),
  askedAt: timestamp.optional().describe('When the owner asked for it; left out where nobody did.'),
  until: timestamp.optional().describe('When the badge ends or has ended, within 30 days either way.'),
  isOver: z.boolean(),
});
export type BadgeTask = z.output<typeof badgeTaskSchema>;

export const pageBadgeTasks = defineEndpoint({
  name: 'pageBadgeTasks',
  method: 'GET',
  path: '/api/admin/badges',
  access: 'admin',
  tag: 'moderation',
  summary:
    'One page of 8 badges that owners ask for, and that end within 30 days or have ended in the last 30: what was asked first comes first, then what ends first.',
  query: z.object({ page: pageNumber.default(1) }),
  response: z.object({
    tasks: z.array(badgeTaskSchema),
    usualMonths: badgeMonthsSchema,
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const ownEvidenceSchema = z.object({
  kind: z.enum(evidenceKinds),
  until: timestamp.optional().describe('Until when visitors read it; left out when they do not.'),
  askedAt: timestamp.optional().describe('While nobody has answered the question.'),
  mayAsk: z.boolean(),
});
export type OwnEvidence = z.output<typeof ownEvidenceSchema>;

const ownEvidenceAnswer = z.object({ evidence: z.array(ownEvidenceSchema) });

export const viewOwnEvidence = defineEndpoint({
  name: 'viewOwnEvidence',
  method: 'GET',
  path: '/api/user/post/:id/evidence',
  access: 'user',
  tag: 'listings',
  summary: 'What administrators have seen of a listing of your own, and what you may ask them to see.',
  params: idParams,
  response: ownEvidenceAnswer,
  errors: ['listing_not_found'],
});

export const askForEvidence = defineEndpoint({
  name: 'askForEvidence',
  method: 'POST',
  path: '/api/user/post/:id/evidence/:kind',
  access: 'user',
  tag: 'listings',
  summary:
    'Ask the administrators to see the papers of a listing of your own, or to visit it. Asking again changes nothing.',
  params: evidenceParams,
  response: ownEvidenceAnswer.extend({ message: z.string() }),
  errors: ['listing_not_found', 'evidence_settled'],
});

export const badgeEndpoints = [
  viewOwnBadges,
  sendPhoneCode,
  confirmPhone,
  viewEvidence,
  recordEvidence,
  withdrawEvidence,
  declineEvidence,
  pageBadgeTasks,
  viewOwnEvidence,
  askForEvidence,
] as const;
