import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema } from './fields.ts';
import { listingSchema } from './listings.ts';
import { m } from './paraglide/messages.js';
import { limits } from './vocabulary.ts';

export const viewListingCards = defineEndpoint({
  name: 'viewListingCards',
  method: 'GET',
  path: '/api/listings/cards',
  access: 'anyone',
  tag: 'listings',
  summary: 'Approved listings by id, in the order of the ids; others are left out.',
  query: z.object({
    ids: z
      .string()
      .transform((text) => [...new Set(text.split(','))])
      .pipe(z.array(idSchema).max(limits.cardsPerRequest, { error: m.input_too_many }))
      .describe(`Up to ${limits.cardsPerRequest} ids with commas between them.`),
  }),
  response: z.object({ listings: z.array(listingSchema) }),
});
