import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idParams, messageAnswer } from './fields.ts';
import { m } from './paraglide/messages.js';

/**
 * Counted events of a listing: it was viewed, its phone number was shown, its owner got a first message, it was
 * shortlisted.
 */
const viewKinds = ['view', 'phone', 'message', 'shortlist'] as const;
export type ViewKind = (typeof viewKinds)[number];

/** The number of days that owners see, today included. */
export const statisticsDays = 30;

export const viewCountsSchema = z.object({
  view: z.int(),
  phone: z.int(),
  message: z.int(),
  shortlist: z.int(),
});
export type ViewCounts = z.output<typeof viewCountsSchema>;

const daySchema = viewCountsSchema.extend({ day: z.iso.date().describe('In the time of the city.') });
export type ViewDay = z.output<typeof daySchema>;

export const viewStatistics = defineEndpoint({
  name: 'viewStatistics',
  method: 'GET',
  path: '/api/user/listings/:id/statistics',
  access: 'user',
  tag: 'promotion',
  summary: `The views of a listing of your own on each of the last ${statisticsDays} days, oldest first.`,
  params: idParams,
  response: z.object({ days: z.array(daySchema) }),
  errors: ['listing_not_found'],
});

export const countView = defineEndpoint({
  name: 'countView',
  method: 'POST',
  path: '/api/listings/:id/views',
  access: 'anyone',
  tag: 'promotion',
  summary:
    'Count a view or a shortlisting. Only counts are stored; robots, owners and repeated views do not count.',
  params: idParams,
  body: z.object({ kind: z.enum(['view', 'shortlist'], { error: m.input_uncountable }) }),
  response: messageAnswer,
});

export const statisticsEndpoints = [viewStatistics, countView] as const;
