import { z } from 'zod';
import { readArea } from './areas.ts';
import { cleanText } from './clean-text.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema, timestamp, wholeNumberBetween } from './fields.ts';
import { listingSchema } from './listings.ts';
import { m } from './paraglide/messages.js';
import { writtenText } from './written-text.ts';

/** The states of a request for a featured place: requested, payment claimed, begun or refused. */
const featuredStatuses = ['unpaid', 'claimed', 'running', 'refused'] as const;
export type FeaturedStatus = (typeof featuredStatuses)[number];

/** An offer of the operator, for listings of one area or of any. */
export const featuredOfferSchema = z.object({
  area: z
    .string({ error: m.input_area_required })
    .refine((area) => area === 'any' || readArea(area) !== undefined, { error: m.input_area_required })
    .overwrite((area) => readArea(area) ?? area)
    .describe('The slug of an area, or `any`. A former slug stands for the present one.'),
  days: wholeNumberBetween(1, 90),
  priceRupees: wholeNumberBetween(0, 1_000_000),
});
export type FeaturedOffer = z.output<typeof featuredOfferSchema>;

/** By UPI to the operator, who confirms it; or on the page of a provider, which confirms it itself. */
const paymentWaySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('upi'),
    payee: z.string(),
    upiId: z.string(),
    link: z.string().describe('`upi://pay?…`, also the content of the QR code.'),
  }),
  z.object({ kind: z.literal('online'), provider: z.string() }),
]);
export type PaymentWay = z.output<typeof paymentWaySchema>;

export const featuredSlotSchema = z.object({
  _id: idSchema,
  status: z.enum(featuredStatuses),
  days: z.int(),
  priceRupees: z.int(),
  endsAt: timestamp.optional().describe('The midnight in the city at which a running place ends.'),
  reference: z.string().optional(),
  refusal: z.string().optional().describe('Why the payment was refused.'),
  payments: z.array(paymentWaySchema).describe('The ways to pay, while it is unpaid.'),
});
export type FeaturedSlot = z.output<typeof featuredSlotSchema>;

const slotAnswer = z.object({ message: z.string(), slot: featuredSlotSchema });

export const featureListing = defineEndpoint({
  name: 'featureListing',
  method: 'POST',
  path: '/api/listings/:id/featured',
  access: 'user',
  tag: 'promotion',
  summary:
    'Request a featured place for an approved listing of your own: it begins at once if it is free, otherwise once it is paid.',
  params: idParams,
  body: featuredOfferSchema.describe('One of the current offers.'),
  status: 201,
  response: slotAnswer,
  errors: ['listing_not_found', 'listing_not_public', 'offer_changed', 'featured_already', 'featured_full'],
});

export const beginCheckout = defineEndpoint({
  name: 'beginCheckout',
  method: 'POST',
  path: '/api/featured/:id/checkout',
  access: 'user',
  tag: 'promotion',
  summary: 'The address of the payment page and the fields of the form to submit there.',
  params: idParams,
  response: z.object({ action: z.url(), fields: z.record(z.string(), z.string()) }),
  errors: ['slot_not_found', 'slot_decided', 'payment_unavailable'],
});

export const claimPayment = defineEndpoint({
  name: 'claimPayment',
  method: 'PUT',
  path: '/api/featured/:id/reference',
  access: 'user',
  tag: 'promotion',
  summary: 'Enter the reference number of the payment for a place.',
  params: idParams,
  body: z.object({
    reference: z
      .string({ error: m.input_reference_required })
      .transform((text) => cleanText(text).toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9/-]{5,39}$/, { error: m.input_reference })),
  }),
  response: slotAnswer,
  errors: ['slot_not_found', 'slot_decided', 'reference_taken'],
});

export const cancelSlot = defineEndpoint({
  name: 'cancelSlot',
  method: 'DELETE',
  path: '/api/featured/:id',
  access: 'user',
  tag: 'promotion',
  summary: 'Cancel the request for an unpaid place.',
  params: idParams,
  response: z.object({ message: z.string() }),
  errors: ['slot_not_found', 'slot_decided'],
});

const claimedSlotSchema = z.object({
  slot: featuredSlotSchema,
  claimedAt: timestamp,
  listing: listingSchema,
  owner: z.object({ _id: idSchema, name: z.string(), email: z.string() }),
});
export type ClaimedSlot = z.output<typeof claimedSlotSchema>;

export const listClaims = defineEndpoint({
  name: 'listClaims',
  method: 'GET',
  path: '/api/admin/payments',
  access: 'admin',
  tag: 'promotion',
  summary: 'Payments entered by owners that wait for confirmation, oldest first.',
  response: z.object({ claims: z.array(claimedSlotSchema), running: z.int(), waiting: z.int() }),
});

export const confirmPayment = defineEndpoint({
  name: 'confirmPayment',
  method: 'POST',
  path: '/api/admin/payments/:id/confirm',
  access: 'admin',
  tag: 'promotion',
  summary: 'Confirm a payment: the place begins. Repeating it changes nothing.',
  params: idParams,
  response: slotAnswer,
  errors: ['slot_not_found', 'slot_decided', 'listing_not_public'],
});

export const refusePayment = defineEndpoint({
  name: 'refusePayment',
  method: 'POST',
  path: '/api/admin/payments/:id/refuse',
  access: 'admin',
  tag: 'promotion',
  summary: 'Refuse a payment that did not arrive. Repeating it changes nothing.',
  params: idParams,
  body: z.object({
    reason: writtenText(m.input_reason, { min: 3, max: 500 }),
  }),
  response: slotAnswer,
  errors: ['slot_not_found', 'slot_decided'],
});

export const featuredEndpoints = [
  featureListing,
  beginCheckout,
  claimPayment,
  cancelSlot,
  listClaims,
  confirmPayment,
  refusePayment,
] as const;
