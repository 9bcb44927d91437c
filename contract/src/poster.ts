import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idParams, timestamp } from './fields.ts';
import { siteLanguages } from './language.ts';
import { m } from './paraglide/messages.js';

export const preparePoster = defineEndpoint({
  name: 'preparePoster',
  method: 'POST',
  path: '/api/user/listings/:id/poster',
  access: 'user',
  tag: 'promotion',
  summary:
    'A download address for a poster of an approved listing of your own, A4 as a PDF; it expires after some minutes.',
  params: idParams,
  body: z.object({ language: z.enum(siteLanguages, { error: m.input_language }) }),
  response: z.object({ url: z.string(), until: timestamp }),
  errors: ['listing_not_found', 'listing_not_public'],
});
