import { z } from 'zod';
import { maskAadhaarNumbers } from './aadhaar.ts';
import { cleanText } from './clean-text.ts';
import { messageSchema } from './conversations.ts';
import { defineEndpoint } from './endpoint.ts';
import { blankToUndefined, idSchema, messageAnswer, pageNumber, timestamp } from './fields.ts';
import { listingSchema } from './listings.ts';
import { moderatedListingSchema } from './moderation.ts';
import { m } from './paraglide/messages.js';
import { shortText } from './written-text.ts';

export const reportSubjectKinds = ['listing', 'user', 'conversation', 'refusal'] as const;
export type ReportSubjectKind = (typeof reportSubjectKinds)[number];

const reportReasons = [
  'not-available',
  'wrong-price',
  'wrong-place',
  'duplicate',
  'broker',
  'scam',
  'impersonation',
  'offensive',
  'refused',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The reasons for each kind of subject. */
export const reasonsByKind = {
  listing: [
    'not-available',
    'wrong-price',
    'wrong-place',
    'duplicate',
    'broker',
    'scam',
    'offensive',
    'other',
  ],
  user: ['broker', 'scam', 'impersonation', 'offensive', 'other'],
  conversation: ['scam', 'broker', 'impersonation', 'offensive', 'other'],
  refusal: ['refused'],
} as const satisfies Record<ReportSubjectKind, readonly ReportReason[]>;

const reportOutcomes = ['dismissed', 'warned', 'hidden', 'rejected', 'banned'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** The actions for each kind of subject. */
export const actionsByKind = {
  listing: ['dismiss', 'warn', 'hide', 'reject', 'ban'],
  user: ['dismiss', 'warn', 'ban'],
  conversation: ['dismiss', 'warn', 'ban'],
  refusal: ['dismiss', 'warn', 'ban'],
} as const;
export type ReportAction = (typeof actionsByKind)['listing'][number];

const reportText = z.preprocess(
  blankToUndefined,
  z
    .string()
    .transform((text) => cleanText(text, { lines: true }))
    .pipe(
      z
        .string()
        .max(1000, { error: () => m.input_most_characters({ most: 1000 }) })
        .transform(maskAadhaarNumbers),
    )
    .optional(),
);

export const reportBody = z
  .object({
    subjectKind: z.enum(reportSubjectKinds, { error: m.input_report_subject }),
    subjectId: idSchema.describe(
      'For a person, the id of a public listing of theirs works too, because visitors know no other id. A refusal has the id of the conversation in which its owner refused you because of who you are; it is a case of its own.',
    ),
    reason: z.enum(reportReasons, { error: m.input_report_reason }),
    text: reportText,
  })
  .refine(({ subjectKind, reason }) => (reasonsByKind[subjectKind] as readonly string[]).includes(reason), {
    path: ['reason'],
    error: m.input_report_reason,
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== undefined, {
    path: ['text'],
    error: m.input_report_text,
  });

export const sendReport = defineEndpoint({
  name: 'sendReport',
  method: 'POST',
  path: '/api/reports',
  access: 'signed-in',
  tag: 'moderation',
  summary:
    'Report a listing, a person or a conversation of your own. Requires a confirmed email address; one open report per person and subject.',
  body: reportBody,
  status: 201,
  response: messageAnswer,
  errors: [
    'email_unconfirmed',
    'already_reported',
    'own_report',
    'listing_not_found',
    'user_not_found',
    'conversation_not_found',
  ],
});

const subject = z.object({ kind: z.enum(reportSubjectKinds), _id: idSchema, label: z.string() });

const reportCaseSchema = z.object({
  subject,
  reports: z.int().describe('The number of open reports.'),
  reasons: z.array(z.enum(reportReasons)).describe('Without duplicates, oldest first.'),
  oldestAt: timestamp,
});
export type ReportCase = z.output<typeof reportCaseSchema>;

export const pageReports = defineEndpoint({
  name: 'pageReports',
  method: 'GET',
  path: '/api/admin/reports',
  access: 'moderator',
  tag: 'moderation',
  summary: 'One page of 8 subjects with open reports, the longest waiting first.',
  query: z.object({ page: pageNumber.default(1) }),
  response: z.object({
    cases: z.array(reportCaseSchema),
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
  }),
});

const person = z.object({ _id: idSchema, name: z.string() });

const reportSchema = z.object({
  _id: idSchema,
  subject,
  reason: z.enum(reportReasons),
  text: z.string().optional(),
  at: timestamp,
  reporter: person.nullable().describe('Null if the account was deleted.'),
  outcome: z.enum(reportOutcomes).optional().describe('Missing while it is open.'),
  settledAt: timestamp.optional(),
  note: z.string().optional().describe('The administrator’s text.'),
});
export type Report = z.output<typeof reportSchema>;

const reportEvidenceSchema = z.object({
  subject,
  reports: z.array(reportSchema).describe('All reports about the subject, newest first.'),
  person: person
    .extend({
      email: z.string(),
      phone: z.string().optional(),
      isVerified: z.boolean(),
      isBanned: z.boolean(),
      createdAt: timestamp,
    })
    .optional()
    .describe('The person it is about; missing if the account was deleted.'),
  listing: moderatedListingSchema.optional().describe('The current listing; missing if it was deleted.'),
  otherListings: z.array(listingSchema).describe('The newest other listings of the same person, at most 12.'),
  otherReports: z
    .array(reportSchema)
    .describe('Other reports about the same person, newest first, at most 20.'),
  messages: z
    .array(
      messageSchema
        .pick({
          number: true,
          text: true,
          pictures: true,
          visit: true,
          answer: true,
          warnings: true,
          createdAt: true,
        })
        .extend({ from: z.string() }),
    )
    .optional()
    .describe(
      'The newest 40 messages of the conversation, oldest first, and the copies kept with open reports.',
    ),
});
export type ReportEvidence = z.output<typeof reportEvidenceSchema>;

const subjectParams = z.object({
  kind: z.enum(reportSubjectKinds, { error: m.input_report_subject }),
  id: idSchema,
});

export const viewReports = defineEndpoint({
  name: 'viewReports',
  method: 'GET',
  path: '/api/admin/reports/:kind/:id',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Everything needed to decide about one reported subject.',
  params: subjectParams,
  response: reportEvidenceSchema,
  errors: ['report_not_found'],
});

/** Warnings, hidden listings and bans need a message to the person. */
export const settleBody = z
  .object({
    action: z.enum(actionsByKind.listing, { error: m.input_report_action }),
    note: z.preprocess(
      blankToUndefined,
      shortText(500, () => m.input_most_characters({ most: 500 }), { lines: true }).optional(),
    ),
  })
  .refine(({ action, note }) => action === 'dismiss' || (note !== undefined && note.length >= 3), {
    path: ['note'],
    error: m.input_reason_required,
  });

export const settleReports = defineEndpoint({
  name: 'settleReports',
  method: 'POST',
  path: '/api/admin/reports/:kind/:id/settle',
  access: 'moderator',
  tag: 'moderation',
  summary:
    'Act on all open reports about one subject: dismiss them, warn the person, hide or reject the listing, or ban the account. The reporters are emailed. Dismissing also shows a listing again that reports had hidden.',
  params: subjectParams,
  body: settleBody,
  response: reportEvidenceSchema,
  errors: ['report_not_found', 'listing_not_found', 'user_not_found', 'own_account', 'last_admin'],
});

export const reportEndpoints = [sendReport, pageReports, viewReports, settleReports] as const;
