import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** How current the public listings are. */
export const viewFreshness = defineEndpoint({
  name: 'viewFreshness',
  method: 'GET',
  path: '/api/freshness',
  access: 'anyone',
  tag: 'listings',
  summary: 'The numbers of approved listings that are new this week, and of those that are confirmed.',
  response: z.object({
    newThisWeek: z.int().describe('Posted in the last seven days.'),
    confirmed: z.int().describe('Confirmed as available by their owners.'),
  }),
});
export type Freshness = z.output<typeof viewFreshness.response>;
