import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { m } from './paraglide/messages.js';

/** How often a member of staff is emailed about what newly waits for them. */
export const digestFrequencies = ['at-once', 'hourly', 'daily', 'off'] as const;
export const digestFrequency = z.enum(digestFrequencies, { error: m.input_frequency });
export type DigestFrequency = z.output<typeof digestFrequency>;

const choice = z.object({
  frequency: digestFrequency.nullable().describe('Null if the settings of the site decide.'),
});
const answer = choice.extend({ siteFrequency: digestFrequency.describe('The frequency in the settings.') });

export const viewDigest = defineEndpoint({
  name: 'viewDigest',
  method: 'GET',
  path: '/api/admin/digest',
  access: 'moderator',
  tag: 'moderation',
  summary: 'How often you are emailed about listings, reports and other tasks that newly wait.',
  response: answer,
});

export const changeDigest = defineEndpoint({
  name: 'changeDigest',
  method: 'PUT',
  path: '/api/admin/digest',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Choose how often you are emailed about what newly waits.',
  body: choice,
  response: answer,
});

export const digestEndpoints = [viewDigest, changeDigest] as const;
