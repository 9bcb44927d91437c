import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema, timestamp } from './fields.ts';
import { m } from './paraglide/messages.js';
import { intents } from './vocabulary.ts';

/** An owner's answer: still available, or rented or sold. */
export const availabilityAnswers = ['available', 'gone'] as const;
export type AvailabilityAnswer = (typeof availabilityAnswers)[number];

/**
 * `confirmed`: by its owner, recently; `asked`: waiting for the owner's answer; `lapsed`: hidden without an answer;
 * `closed`: rented or sold; `held`: hidden because of reports, until an administrator shows it again;
 * `unoffered`: of a kind that the site does not offer at present; `paused`: hidden because enquiries were left without
 * an answer.
 */
const availabilityStates = ['confirmed', 'asked', 'lapsed', 'closed', 'held', 'unoffered', 'paused'] as const;

export const availabilitySchema = z.object({
  state: z.enum(availabilityStates),
  until: timestamp
    .optional()
    .describe(
      'When the owner is asked (`confirmed`), or when the listing is hidden without an answer (`asked`).',
    ),
});
export type Availability = z.output<typeof availabilitySchema>;

export const viewAvailability = defineEndpoint({
  name: 'viewAvailability',
  method: 'GET',
  path: '/api/availability/:token',
  access: 'anyone',
  tag: 'listings',
  summary: 'The listing that an emailed link asks its owner about. Requesting it confirms nothing.',
  params: z.object({ token: z.string().max(500) }),
  response: z.object({
    listing: z.object({ _id: idSchema, title: z.string(), intent: z.enum(intents) }),
    availability: availabilitySchema,
  }),
  errors: ['link_invalid'],
});
export type AvailabilityQuestion = z.output<typeof viewAvailability.response>;

export const answerAvailability = defineEndpoint({
  name: 'answerAvailability',
  method: 'POST',
  path: '/api/user/post/:id/availability',
  access: 'user',
  tag: 'listings',
  summary:
    'Confirm that an approved listing of your own is available or available again, or close it as rented or sold.',
  params: idParams,
  body: z.object({ answer: z.enum(availabilityAnswers, { error: m.input_answer }) }),
  response: z.object({ message: z.string(), availability: availabilitySchema }),
  errors: ['listing_not_found', 'listing_not_approved'],
});

export const availabilityEndpoints = [viewAvailability, answerAvailability] as const;
