import { z } from 'zod';
import { emailAddress } from './account-forms.ts';
import { complaintKinds } from './complaint-kinds.ts';
import { defineEndpoint } from './endpoint.ts';
import { messageAnswer, pageNumber, timestamp } from './fields.ts';
import { messageKey } from './messages.ts';
import { m } from './paraglide/messages.js';
import { complainedText, withoutAadhaar, writtenText } from './written-text.ts';

const complaintStages = ['complaint', 'appeal'] as const;
export type ComplaintStage = (typeof complaintStages)[number];

export const complaintOutcomes = ['upheld', 'partly', 'declined'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

export const complaintTextMax = 4000;

const happened = complainedText(m.input_complaint_text, { min: 10, max: complaintTextMax });
const kind = z.enum(complaintKinds, { error: m.input_complaint_kind });

/** The form to file a complaint, for browsers with and without scripts. */
export const complaintForm = z.object({
  kind,
  email: emailAddress,
  text: happened,
  page: z
    .string()
    .trim()
    .max(500, { error: () => m.input_most_characters({ most: 500 }) })
    .refine(...withoutAadhaar)
    .optional()
    .describe('The address of the page that it is about.'),
  website: z
    .string()
    .max(200)
    .optional()
    .describe('A honeypot: hidden from people; complaints that fill it in are discarded.'),
});

export const fileComplaint = defineEndpoint({
  name: 'fileComplaint',
  method: 'POST',
  path: '/api/complaints',
  access: 'anyone',
  tag: 'moderation',
  summary:
    'File a complaint, without an account. It gets a number and a time limit by its kind; the acknowledgement is emailed, with a link to its status.',
  body: complaintForm.extend({ key: messageKey }),
  status: 201,
  response: messageAnswer.extend({ number: z.string().describe('Such as C-2026-000123.') }),
});

const stageSchema = z.object({
  stage: z.enum(complaintStages),
  text: z.string().optional().describe('Missing after the time for which it is kept.'),
  startedAt: timestamp,
  dueAt: timestamp,
  outcome: z.enum(complaintOutcomes).optional().describe('Missing while it is open.'),
  reason: z.string().optional(),
  decidedAt: timestamp.optional(),
});

const complaintSchema = z.object({
  number: z.string(),
  kind: z.enum(complaintKinds),
  page: z.string().optional(),
  stages: z.array(stageSchema).describe('The complaint, and its appeal if there is one.'),
});
export type Complaint = z.output<typeof complaintSchema>;

const byToken = z.object({ token: z.string().describe('The token of the link in the email.') });

export const viewComplaint = defineEndpoint({
  name: 'viewComplaint',
  method: 'GET',
  path: '/api/complaints/:token',
  access: 'anyone',
  tag: 'moderation',
  summary: 'The status of a complaint, for the person who filed it.',
  params: byToken,
  response: complaintSchema.extend({
    appealUntil: timestamp.optional().describe('Until when an appeal can be made; missing if it cannot.'),
  }),
  errors: ['complaint_link_invalid'],
});
export type ViewedComplaint = z.output<typeof viewComplaint.response>;

export const appealBody = z.object({ text: happened });

export const appealComplaint = defineEndpoint({
  name: 'appealComplaint',
  method: 'POST',
  path: '/api/complaints/:token/appeal',
  access: 'anyone',
  tag: 'moderation',
  summary: 'Appeal against the decision on a complaint, once.',
  params: byToken,
  body: appealBody,
  status: 201,
  response: messageAnswer,
  errors: ['complaint_link_invalid', 'complaint_open', 'complaint_appealed', 'complaint_appeal_late'],
});

export const urgencies = ['open', 'soon', 'late'] as const;

export const complaintStates = ['open', 'decided'] as const;
export type ComplaintState = (typeof complaintStates)[number];

const rowSchema = stageSchema
  .pick({ stage: true, startedAt: true, dueAt: true, outcome: true, decidedAt: true })
  .extend({
    number: z.string(),
    kind: z.enum(complaintKinds),
    urgency: z.enum(urgencies).describe('`soon` from the warning on, `late` after the time limit.'),
  });
export type ComplaintRow = z.output<typeof rowSchema>;

export const pageComplaints = defineEndpoint({
  name: 'pageComplaints',
  method: 'GET',
  path: '/api/admin/complaints',
  access: 'moderator',
  tag: 'moderation',
  summary:
    'One page of 20 complaints and appeals: open ones, those due first at the top, or decided ones, newest first.',
  query: z.object({
    page: pageNumber.default(1),
    state: z.enum(complaintStates, { error: m.input_complaint_state }).default('open'),
  }),
  response: z.object({
    complaints: z.array(rowSchema),
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
  }),
});

const caseSchema = complaintSchema.extend({
  email: z.string().optional().describe('Missing after the time for which it is kept.'),
  urgency: z.enum(urgencies),
});
export type ComplaintCase = z.output<typeof caseSchema>;

const byNumber = z.object({
  number: z.string().regex(/^C-\d{4}-\d{6,}$/, { error: m.input_complaint_number }),
});

export const viewComplaintCase = defineEndpoint({
  name: 'viewComplaintCase',
  method: 'GET',
  path: '/api/admin/complaints/:number',
  access: 'moderator',
  tag: 'moderation',
  summary: 'One complaint with everything that is known about it.',
  params: byNumber,
  response: caseSchema,
  errors: ['complaint_not_found'],
});

export const decideComplaintBody = z.object({
  stage: z.enum(complaintStages, { error: m.input_complaint_stage }),
  outcome: z.enum(complaintOutcomes, { error: m.input_complaint_outcome }),
  reason: writtenText(m.input_say_why, { min: 3, max: 2000 }),
});

export const decideComplaint = defineEndpoint({
  name: 'decideComplaint',
  method: 'POST',
  path: '/api/admin/complaints/:number/decide',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Decide on a complaint or its appeal. Outcome and reason are emailed to the person who filed it.',
  params: byNumber,
  body: decideComplaintBody,
  response: caseSchema,
  errors: ['complaint_not_found', 'complaint_decided'],
});

const count = z.int();
const reportRowSchema = z.object({
  kind: z.enum(complaintKinds),
  received: count,
  upheld: count,
  partly: count,
  declined: count,
  open: count,
  late: count.describe('Decided after the time limit, or open and beyond it.'),
  appeals: count,
  changed: count.describe('Appeals with another outcome than the complaint.'),
});
export type ComplaintReportRow = z.output<typeof reportRowSchema>;

const monthText = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: m.input_month });

/** Counts of fewer complaints of one kind are not public. */
export const fewComplaints = 5;

const publicReportRow = reportRowSchema.partial().extend({
  kind: z.enum(complaintKinds),
  isFew: z.boolean().describe(`From 1 to ${fewComplaints - 1} complaints: the counts are missing.`),
});
export type PublicReportRow = z.output<typeof publicReportRow>;

export const viewComplaintReport = defineEndpoint({
  name: 'viewComplaintReport',
  method: 'GET',
  path: '/api/complaints-report',
  access: 'anyone',
  tag: 'moderation',
  summary: 'The complaints that were filed in one of the past months, by kind, for everyone.',
  query: z.object({ month: monthText.optional().describe('YYYY-MM; the last month if it is missing.') }),
  response: z.object({
    month: z.string(),
    months: z.array(z.string()).describe('The months with a report, newest first.'),
    rows: z.array(publicReportRow),
  }),
});
export type PublicComplaintReport = z.output<typeof viewComplaintReport.response>;

export const reportComplaints = defineEndpoint({
  name: 'reportComplaints',
  method: 'GET',
  path: '/api/admin/complaints-report',
  access: 'moderator',
  tag: 'moderation',
  summary: 'The complaints that were filed in one month of the city, by kind, without personal data.',
  query: z.object({
    month: monthText.optional().describe('YYYY-MM; the present month if it is missing.'),
  }),
  response: z.object({
    month: z.string(),
    rows: z.array(reportRowSchema),
  }),
});
export type ComplaintReport = z.output<typeof reportComplaints.response>;

export const complaintEndpoints = [
  fileComplaint,
  viewComplaint,
  appealComplaint,
  pageComplaints,
  viewComplaintCase,
  decideComplaint,
  viewComplaintReport,
  reportComplaints,
] as const;
