import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idParams, timestamp } from './fields.ts';

/** The languages of posters. */
export const posterLanguages = ['en', 'bn', 'hi', 'ne'] as const;
export type PosterLanguage = (typeof posterLanguages)[number];

export const preparePoster = defineEndpoint({
  name: 'preparePoster',
  method: 'POST',
  path: '/api/user/listings/:id/poster',
  access: 'user',
  tag: 'promotion',
  summary:
    'A download address for a poster of an approved listing of your own, A4 as a PDF; it expires after some minutes.',
  params: idParams,
  body: z.object({ language: z.enum(posterLanguages, 'Please choose a language.') }),
  response: z.object({ url: z.string(), until: timestamp }),
  errors: ['listing_not_found', 'listing_not_public'],
});
