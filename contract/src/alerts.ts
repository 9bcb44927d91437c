import { z } from 'zod';
import { emailAddress } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema, messageAnswer, timestamp } from './fields.ts';
import { inputText } from './input-text.ts';
import { searchFilterQuery } from './search/search.ts';

/** How often new matches of a saved search are emailed. */
export const alertFrequencies = ['off', 'at-once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

const frequency = z.enum(alertFrequencies, 'This is not how often.');

/** The filters as a query string, without the sort order. */
const savedFilter = z
  .partialRecord(searchFilterQuery.omit({ sort: true }).keyof(), z.string().max(1_500))
  .superRefine((filters, context) => {
    for (const { path, message } of searchFilterQuery.safeParse(filters, { error: inputText }).error
      ?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message });
  });
export type SavedFilter = z.output<typeof savedFilter>;

export const savedSearchSchema = z.object({
  _id: idSchema,
  query: z.string().describe('The filters as the parameters of an address, in one order.'),
  label: z.string().describe('What is looked for, in words.'),
  frequency,
  savedAt: timestamp,
});
export type SavedSearch = z.output<typeof savedSearchSchema>;

export const alertsSchema = z.object({
  searches: z.array(savedSearchSchema),
  email: z.string().describe('Where mails go.'),
  isMailed: z
    .boolean()
    .describe('Whether mails may come of a search, or of a shortlisted listing, unless they are paused.'),
  isPaused: z.boolean().describe('While it is true nothing is mailed.'),
  isConfirmed: z.boolean().describe('Mails are sent to confirmed addresses only.'),
  isOff: z.boolean().describe('While the operator has turned all such mails off.'),
  mostSearches: z.int().describe('How many searches one person may save.'),
});
export type Alerts = z.output<typeof alertsSchema>;

const tokenParams = z.object({ token: z.string().max(500) });

export const viewAlerts = defineEndpoint({
  name: 'viewAlerts',
  method: 'GET',
  path: '/api/alerts',
  access: 'signed-in',
  tag: 'alerts',
  summary: 'Your saved searches and how they are mailed.',
  response: alertsSchema,
});

export const saveSearch = defineEndpoint({
  name: 'saveSearch',
  method: 'POST',
  path: '/api/alerts/searches',
  access: 'signed-in',
  tag: 'alerts',
  summary: 'Save a search. Saved again it keeps its place and gets the frequency that is asked for.',
  body: z.object({ search: savedFilter, frequency }),
  response: savedSearchSchema,
  errors: ['too_many_searches', 'alerts_off'],
});

export const changeSearch = defineEndpoint({
  name: 'changeSearch',
  method: 'PATCH',
  path: '/api/alerts/searches/:id',
  access: 'signed-in',
  tag: 'alerts',
  summary: 'Change how often the matches of a saved search are mailed.',
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
  summary: 'Forget a saved search.',
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
  summary: 'Stop all mails about saved searches and shortlisted listings, or let them come again.',
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
    'Have new matches of a search mailed without an account. Nothing is mailed before the link in a first mail is confirmed.',
  body: z.object({
    email: emailAddress,
    search: savedFilter,
    frequency: z.enum(['at-once', 'daily', 'weekly'], 'This is not how often.'),
  }),
  response: messageAnswer,
  errors: ['too_many_searches', 'alerts_off'],
});

export const viewLinkedAlerts = defineEndpoint({
  name: 'viewLinkedAlerts',
  method: 'GET',
  path: '/api/alerts/linked/:token',
  access: 'anyone',
  tag: 'alerts',
  summary: 'The saved searches of an address, by the link in its mails.',
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
  summary: 'What the link in a first mail would confirm. Looking confirms nothing.',
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
  summary: 'Add what a device has shortlisted to the shortlist of the account; answers the whole of it.',
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
