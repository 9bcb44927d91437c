import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { messageAnswer, timestamp } from './fields.ts';

/** What personal data is used for. The register of columns names one of these for each personal column. */
export const purposes = [
  'account',
  'listings',
  'messages',
  'safety',
  'payments',
  'records',
  'law',
  'alerts',
  'notifications',
] as const;
export type Purpose = (typeof purposes)[number];

/** Purposes that an account works without. */
export const optionalPurposes = ['alerts', 'notifications'] as const satisfies readonly Purpose[];
export type OptionalPurpose = (typeof optionalPurposes)[number];

const noticeVersion = z.string().regex(/^[0-9a-f]{12}$/);

/** The notice in the language of the request. */
const noticeSchema = z.object({
  version: noticeVersion.describe(
    'Changes when data, purposes, times or the minimum age do, not with the wording.',
  ),
  since: timestamp.optional().describe('When the first account agreed to this version.'),
  minimumAge: z.int().optional().describe('In years, if the law of the city has one.'),
  items: z.array(
    z.object({
      purpose: z.enum(purposes),
      isOptional: z.boolean(),
      why: z.string(),
      what: z.array(z.string()),
      kept: z.array(z.string()).describe('How long, for all that is kept for this purpose.'),
    }),
  ),
});
export type PrivacyNotice = z.output<typeof noticeSchema>;

/** What an account agrees to. Sent at sign-up, or later. */
export const agreement = z.object({
  notice: noticeVersion.describe('The version that was read.'),
  isOfAge: z.boolean().default(false).describe('Required if the notice has a minimum age.'),
});
export type Agreement = z.output<typeof agreement>;

export const viewNotice = defineEndpoint({
  name: 'viewNotice',
  method: 'GET',
  path: '/api/privacy/notice',
  access: 'anyone',
  tag: 'accounts',
  summary: 'Which personal data is used for what, and for how long, in the language of the request.',
  response: z.object({ notice: noticeSchema }),
});

const consentSchema = z.object({
  notice: noticeSchema,
  isAsked: z.boolean().describe('Whether the account has not agreed to this version.'),
  agreedAt: timestamp.nullable().describe('When the account last agreed to a version of the notice.'),
  optional: z.array(
    z.object({
      purpose: z.enum(optionalPurposes),
      isGiven: z.boolean(),
      changedAt: timestamp.nullable().describe('When consent was last given or withdrawn.'),
    }),
  ),
});
export type Consent = z.output<typeof consentSchema>;

export const viewConsent = defineEndpoint({
  name: 'viewConsent',
  method: 'GET',
  path: '/api/users/consent',
  access: 'user',
  tag: 'accounts',
  summary: 'What your account agreed to, and whether the notice has changed since.',
  response: z.object({ consent: consentSchema }),
});

export const giveConsent = defineEndpoint({
  name: 'giveConsent',
  method: 'POST',
  path: '/api/users/consent',
  access: 'user',
  tag: 'accounts',
  summary: 'Agree to the current notice.',
  body: agreement,
  response: messageAnswer.extend({ consent: consentSchema }),
  errors: ['notice_changed', 'age_not_confirmed'],
});

export const withdrawConsent = defineEndpoint({
  name: 'withdrawConsent',
  method: 'DELETE',
  path: '/api/users/consent/:purpose',
  access: 'user',
  tag: 'accounts',
  summary:
    'Withdraw consent to an optional purpose: alerts pause, or no browser of the account shows notifications. Resuming alerts or turning notifications on gives it again.',
  params: z.object({ purpose: z.enum(optionalPurposes) }),
  response: messageAnswer.extend({ consent: consentSchema }),
});

export const consentEndpoints = [viewNotice, viewConsent, giveConsent, withdrawConsent] as const;
