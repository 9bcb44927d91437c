import { z } from 'zod';
import { emailAddress } from './account-forms.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema, messageAnswer, timestamp } from './fields.ts';
import { inputText } from './input-text.ts';
import { m } from './paraglide/messages.js';
import { searchFilterQuery } from './search/search.ts';

/** How often new matches of a saved search are emailed. */
export const alertFrequencies = ['off', 'at-once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

const frequency = z.enum(alertFrequencies, { error: m.input_frequency });

/** The filters as a query string, without the sort order. */
const savedFilter = z
  .partialRecord(searchFilterQuery.omit({ sort: true }).keyof(), z.string().max(1_500))
  .superRefine((filters, context) => {
    for (const { path, message } of searchFilterQuery.safeParse(filters, { error: inputText }).error
      ?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message });
  });
export type SavedFilter = z.output<typeof savedFilter>;

const savedSearchSchema = z.object({
  _id: idSchema,
  query: z.string().describe('The filters as URL parameters in canonical order.'),
  label: z.string().describe('The search in words.'),
  frequency,
  savedAt: timestamp,
});
export type SavedSearch = z.output<typeof savedSearchSchema>;

const alertsSchema = z.object({
  searches: z.array(savedSearchSchema),
  email: z.string().describe('The address that emails are sent to.'),
  isMailed: z
    .boolean()
    .describe('Whether a search or a shortlisted listing can send emails, unless they are paused.'),
  isPaused: z.boolean().describe('If true, no emails are sent.'),
  isConfirmed: z.boolean().describe('Emails are sent to confirmed addresses only.'),
  isOff: z.boolean().describe('True if the operator has turned off all such emails.'),
  mostSearches: z.int().describe('The number of searches that one person may save.'),
});
export type Alerts = z.output<typeof alertsSchema>;

const tokenParams = z.object({ token: z.string().max(500) });

export const viewAlerts = defineEndpoint({
  name: 'viewAlerts',
  method: 'GET',
  path: '/api/alerts',
  access: 'signed-in',
  tag: 'alerts',
  summary: 'Your saved searches and their email frequencies.',
  response: alertsSchema,
});

export const saveSearch = defineEndpoint({
  name: 'saveSearch',
  method: 'POST',
  path: '/api/alerts/searches',
  access: 'signed-in',
  tag: 'alerts',
  summary: 'Save a search. Saving it again keeps its place and updates its frequency.',
  body: z.object({
    search: savedFilter,
    frequency: frequency
      .optional()
      .describe(
        'Without it, a search that was saved before keeps its frequency and a new one sends no emails.',
      ),
  }),
  response: savedSearchSchema,
  errors: ['search_without_filter', 'too_many_searches', 'alerts_off'],
});

export const changeSearch = defineEndpoint({
  name: 'changeSearch',
  method: 'PATCH',
  path: '/api/alerts/searches/:id',
  access: 'signed-in',
  tag: 'alerts',
  summary: 'Change how often the matches of a saved search are emailed.',
  params: idParams,
  body: z.object({ frequency }),
  response: savedSearchSchema,
  errors: ['search_not_found'],
});

export const removeSearch = defineEndpoint({
  name: 'removeSearch',
  method: 'DELETE',
  path: '/api/alerts/searches/:id',
  access: 'signed-in',
  tag: 'alerts',
  summary: 'Delete a saved search.',
  params: idParams,
  response: messageAnswer,
  errors: ['search_not_found'],
});

export const pauseAlerts = defineEndpoint({
  name: 'pauseAlerts',
  method: 'PUT',
  path: '/api/alerts/paused',
  access: 'signed-in',
  tag: 'alerts',
  summary: 'Pause all emails about saved searches and shortlisted listings, or resume them.',
  body: z.object({ isPaused: z.boolean() }),
  response: alertsSchema,
});

export const subscribeToSearch = defineEndpoint({
  name: 'subscribeToSearch',
  method: 'POST',
  path: '/api/alerts/subscriptions',
  access: 'anyone',
  tag: 'alerts',
  summary:
    'Subscribe to new matches of a search without an account. Emails start once the link in the first one is confirmed.',
  body: z.object({
    email: emailAddress,
    search: savedFilter,
    frequency: z.enum(['at-once', 'daily', 'weekly'], { error: m.input_frequency }),
  }),
  response: messageAnswer,
  errors: ['search_without_filter', 'too_many_searches', 'alerts_off'],
});

export const viewLinkedAlerts = defineEndpoint({
  name: 'viewLinkedAlerts',
  method: 'GET',
  path: '/api/alerts/linked/:token',
  access: 'anyone',
  tag: 'alerts',
  summary: 'The saved searches of an email address, by the link in its emails.',
  params: tokenParams,
  response: alertsSchema,
  errors: ['link_invalid'],
});

export const viewSubscription = defineEndpoint({
  name: 'viewSubscription',
  method: 'GET',
  path: '/api/alerts/subscriptions/:token',
  access: 'anyone',
  tag: 'alerts',
  summary: 'The search that the link in the first email would confirm. Requesting it confirms nothing.',
  params: tokenParams,
  response: z.object({ search: savedSearchSchema, email: z.string(), isConfirmed: z.boolean() }),
  errors: ['link_invalid'],
});
export type Subscription = z.output<typeof viewSubscription.response>;

const lastDay = Date.UTC(9999, 0);

/** Shortlisted listings of a device, with the time each was added. */
const keptListings = z.array(z.object({ id: idSchema, at: z.number().min(0).max(lastDay) })).max(100);

export const mergeShortlist = defineEndpoint({
  name: 'mergeShortlist',
  method: 'PUT',
  path: '/api/shortlist',
  access: 'signed-in',
  tag: 'alerts',
  summary: 'Merge a device’s shortlist into the account’s; returns the whole shortlist.',
  body: z.object({ added: keptListings, removed: z.array(idSchema).max(100).default([]) }),
  response: z.object({ shortlist: keptListings }),
});

export const alertEndpoints = [
  viewAlerts,
  saveSearch,
  changeSearch,
  removeSearch,
  pauseAlerts,
  subscribeToSearch,
  viewLinkedAlerts,
  viewSubscription,
  mergeShortlist,
] as const;
