import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema, messageAnswer, pageNumber, timestamp } from './fields.ts';
import { m } from './paraglide/messages.js';
import { writtenText } from './written-text.ts';

/** Evidence about a person (`email`, `phone`) or about one of their listings (`papers`, `visit`). */
const badgeKinds = ['email', 'phone', 'papers', 'visit'] as const;
export type BadgeKind = (typeof badgeKinds)[number];

export const evidenceKinds = ['papers', 'visit'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export const badgeSchema = z.object({
  kind: z.enum(badgeKinds),
  at: timestamp.describe('When it was verified.'),
});
export type Badge = z.output<typeof badgeSchema>;

/** How long a check by an administrator may be valid. */
export const evidenceMonths = { least: 1, most: 24 } as const;

/**
 * How long before its expiry a badge may be renewed, and how long after it administrators still see it in the queue.
 */
export const renewalDays = 30;

const months = (message: () => string) =>
  z
    .int({ error: message })
    .min(evidenceMonths.least, { error: message })
    .max(evidenceMonths.most, { error: message });
const settingOfMonths = months(m.input_months);

/** The default validity of each kind, in months. */
export const badgeMonthsSchema = z.object({ papers: settingOfMonths, visit: settingOfMonths });
export type BadgeMonths = z.output<typeof badgeMonthsSchema>;

export const viewOwnBadges = defineEndpoint({
  name: 'viewOwnBadges',
  method: 'GET',
  path: '/api/users/badges',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'The verified facts about your own account.',
  response: z.object({ badges: z.array(badgeSchema) }),
});

export const sendPhoneCode = defineEndpoint({
  name: 'sendPhoneCode',
  method: 'POST',
  path: '/api/users/phone-code',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Send a code to the phone number of your account, at most once a minute and five times a day.',
  response: messageAnswer,
  errors: ['phone_missing', 'phone_confirmed', 'phone_code_unsent'],
});

export const confirmPhone = defineEndpoint({
  name: 'confirmPhone',
  method: 'POST',
  path: '/api/users/confirm-phone',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Confirm the code, within ten minutes and five attempts.',
  body: z.object({
    code: z
      .string({ error: m.input_six_digits })
      .transform((text) => text.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, { error: m.input_six_digits })),
  }),
  response: z.object({ badges: z.array(badgeSchema) }),
  errors: ['phone_code_wrong', 'phone_code_expired'],
});

const evidenceSchema = badgeSchema.extend({
  kind: z.enum(evidenceKinds),
  by: z.string().describe('The administrator’s name at that time.'),
  until: timestamp,
  isOver: z.boolean(),
});
export type Evidence = z.output<typeof evidenceSchema>;

const evidenceAnswer = z.object({ evidence: z.array(evidenceSchema), usualMonths: badgeMonthsSchema });

export const viewEvidence = defineEndpoint({
  name: 'viewEvidence',
  method: 'GET',
  path: '/api/admin/posts/:id/evidence',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Evidence that administrators recorded about a listing, expired or not.',
  params: idParams,
  response: evidenceAnswer,
});

const evidenceParams = z.object({
  id: idSchema,
  kind: z.enum(evidenceKinds, { error: m.input_unverifiable }),
});

export const recordEvidence = defineEndpoint({
  name: 'recordEvidence',
  method: 'PUT',
  path: '/api/admin/posts/:id/evidence/:kind',
  access: 'moderator',
  tag: 'moderation',
  summary:
    'Record that you have seen the papers of a listing or visited it; its owner is emailed. Repeating it renews it.',
  params: evidenceParams,
  body: z.object({ months: months(m.input_validity) }),
  response: evidenceAnswer,
  errors: ['listing_not_found'],
});

export const withdrawEvidence = defineEndpoint({
  name: 'withdrawEvidence',
  method: 'DELETE',
  path: '/api/admin/posts/:id/evidence/:kind',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Withdraw evidence; the owner is emailed. Repeating it changes nothing.',
  params: evidenceParams,
  response: evidenceAnswer,
  errors: ['listing_not_found'],
});

export const declineBody = z.object({
  reason: writtenText(m.input_say_why, { min: 3, max: 500 }),
});

export const declineEvidence = defineEndpoint({
  name: 'declineEvidence',
  method: 'POST',
  path: '/api/admin/posts/:id/evidence/:kind/decline',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Decline an owner’s request with a reason, which is emailed. Repeating it changes nothing.',
  params: evidenceParams,
  body: declineBody,
  response: messageAnswer,
  errors: ['listing_not_found'],
});

const badgeTaskSchema = z.object({
  listing: z.object({ _id: idSchema, title: z.string() }),
  owner: z.object({ _id: idSchema, name: z.string() }),
  kind: z.enum(evidenceKinds),
  askedAt: timestamp.optional().describe('When the owner requested it; missing without a request.'),
  until: timestamp
    .optional()
    .describe(`When the badge expires or expired, within ${renewalDays} days either way.`),
  isOver: z.boolean(),
});
export type BadgeTask = z.output<typeof badgeTaskSchema>;

export const pageBadgeTasks = defineEndpoint({
  name: 'pageBadgeTasks',
  method: 'GET',
  path: '/api/admin/badges',
  access: 'moderator',
  tag: 'moderation',
  summary: `One page of 8 badges that owners requested, or that expire or expired within ${renewalDays} days: requests first, oldest first, then by expiry.`,
  query: z.object({ page: pageNumber.default(1) }),
  response: z.object({
    tasks: z.array(badgeTaskSchema),
    usualMonths: badgeMonthsSchema,
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
  }),
});

const ownEvidenceSchema = z.object({
  kind: z.enum(evidenceKinds),
  until: timestamp.optional().describe('Until when visitors see it; missing if they do not.'),
  askedAt: timestamp.optional().describe('Present while the request is open.'),
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
  summary: 'Evidence about a listing of your own, and the checks you may request.',
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
    'Request that administrators check the papers of a listing of your own, or visit it. Repeating it changes nothing.',
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
