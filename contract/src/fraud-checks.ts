import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema, timestamp } from './fields.ts';
import { listingSchema } from './listings.ts';
import { pictureSchema } from './pictures.ts';

/**
 * What the fraud checks found about a listing. `phone`: another person uses the same number. `pictures`, `wording`:
 * another person's listing has nearly the same pictures or text. `price`: far from the usual price in its area.
 */
export const signalKinds = ['phone', 'pictures', 'wording', 'price'] as const;
export type SignalKind = (typeof signalKinds)[number];

export const signalSchema = z.object({
  id: z.string(),
  kind: z.enum(signalKinds),
  score: z.number().describe('From 0 to 1, how much alike; of a price, how many times the usual one it is.'),
  foundAt: timestamp,
  person: z
    .object({ _id: idSchema, name: z.string(), email: z.string(), isBanned: z.boolean() })
    .optional()
    .describe('Who has the same number, or the other listing.'),
  listing: listingSchema.optional().describe('The other listing.'),
  picture: pictureSchema
    .optional()
    .describe('Of the listing in question, that which is like `otherPicture`.'),
  otherPicture: pictureSchema.optional(),
});
export type Signal = z.output<typeof signalSchema>;

export const viewSignals = defineEndpoint({
  name: 'viewSignals',
  method: 'GET',
  path: '/api/admin/posts/:id/signals',
  access: 'admin',
  tag: 'moderation',
  summary:
    'What a machine noticed about a listing and nobody has dismissed, with the evidence. Nothing follows from it by itself.',
  params: idParams,
  response: z.object({ signals: z.array(signalSchema) }),
});

export const dismissSignal = defineEndpoint({
  name: 'dismissSignal',
  method: 'POST',
  path: '/api/admin/signals/:id/dismiss',
  access: 'admin',
  tag: 'moderation',
  summary: 'Say that there is nothing in it. Dismissed. Repeating it changes nothing.',
  params: z.object({ id: z.string().regex(/^\d{1,18}$/, 'This is not a valid id.') }),
  response: z.object({ success: z.literal(true) }),
  errors: ['signal_not_found'],
});

export const signalEndpoints = [viewSignals, dismissSignal] as const;
