import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema, messageAnswer, timestamp } from './fields.ts';

/** What can be proved of a person (`email`, `phone`) or of one of their listings (`papers`, `visit`). */
export const badgeKinds = ['email', 'phone', 'papers', 'visit'] as const;
export type BadgeKind = (typeof badgeKinds)[number];

export const seenKinds = ['papers', 'visit'] as const;
export type SeenKind = (typeof seenKinds)[number];

export const badgeSchema = z.object({
  kind: z.enum(badgeKinds),
  at: timestamp.describe('When it was proved.'),
});
export type Badge = z.output<typeof badgeSchema>;

/** How long what an administrator has seen may be told. */
export const evidenceMonths = { least: 1, most: 24, usual: 12 } as const;

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
  kind: z.enum(seenKinds),
  by: z.string().describe('The administrator, by the name of that time.'),
  until: timestamp,
  isOver: z.boolean(),
});
export type Evidence = z.output<typeof evidenceSchema>;

const evidenceAnswer = z.object({ evidence: z.array(evidenceSchema) });

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
  kind: z.enum(seenKinds, 'This is nothing that can be seen.'),
});

export const recordEvidence = defineEndpoint({
  name: 'recordEvidence',
  method: 'PUT',
  path: '/api/admin/posts/:id/evidence/:kind',
  access: 'admin',
  tag: 'moderation',
  summary: 'Say that you have seen the papers of a listing, or visited it. Saying it again renews it.',
  params: evidenceParams,
  body: z.object({
    months: z
      .int('Please choose how long it holds.')
      .min(evidenceMonths.least, 'Please choose how long it holds.')
      .max(evidenceMonths.most, 'Please choose how long it holds.'),
  }),
  response: evidenceAnswer,
  errors: ['listing_not_found'],
});

export const withdrawEvidence = defineEndpoint({
  name: 'withdrawEvidence',
  method: 'DELETE',
  path: '/api/admin/posts/:id/evidence/:kind',
  access: 'admin',
  tag: 'moderation',
  summary: 'Take back what was said to be seen. Repeating it changes nothing.',
  params: evidenceParams,
  response: evidenceAnswer,
  errors: ['listing_not_found'],
});

export const badgeEndpoints = [
  viewOwnBadges,
  sendPhoneCode,
  confirmPhone,
  viewEvidence,
  recordEvidence,
  withdrawEvidence,
] as const;
