import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema, timestamp } from './fields.ts';
import { listingSchema } from './listings.ts';
import { m } from './paraglide/messages.js';
import { pictureSchema } from './pictures.ts';

/**
 * What the fraud checks found about a listing. `phone`: another person uses the same number. `pictures`, `wording`:
 * another person's listing has nearly the same pictures or text. `price`: far from the usual price in its area.
 */
export const signalKinds = ['phone', 'pictures', 'wording', 'price'] as const;
export type SignalKind = (typeof signalKinds)[number];

const signalSchema = z.object({
  id: z.string(),
  kind: z.enum(signalKinds),
  score: z.number().describe('Similarity from 0 to 1; for prices, the ratio to the usual price.'),
  foundAt: timestamp,
  person: z
    .object({ _id: idSchema, name: z.string(), email: z.string(), isBanned: z.boolean() })
    .optional()
    .describe('The account with the same phone number, or the other listing’s owner.'),
  listing: listingSchema.optional().describe('The other listing.'),
  picture: pictureSchema
    .optional()
    .describe('The picture of this listing that is similar to `otherPicture`.'),
  otherPicture: pictureSchema.optional(),
});
export type Signal = z.output<typeof signalSchema>;

export const viewSignals = defineEndpoint({
  name: 'viewSignals',
  method: 'GET',
  path: '/api/admin/posts/:id/signals',
  access: 'moderator',
  tag: 'moderation',
  summary:
    'Open signals of the fraud checks about a listing, with the evidence. They have no effect by themselves.',
  params: idParams,
  response: z.object({ signals: z.array(signalSchema) }),
});

export const dismissSignal = defineEndpoint({
  name: 'dismissSignal',
  method: 'POST',
  path: '/api/admin/signals/:id/dismiss',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Dismiss a signal. Repeating it changes nothing.',
  params: z.object({ id: z.string().regex(/^\d{1,18}$/, { error: m.input_id }) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['signal_not_found'],
});

export const signalEndpoints = [viewSignals, dismissSignal] as const;
