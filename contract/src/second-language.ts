import { z } from 'zod';
import { requiredReason } from './bulk-decisions.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema, messageAnswer, pageNumber, timestamp } from './fields.ts';
import { isSameLanguage } from './language-of-text.ts';
import { secondLanguageFields } from './listing-fields.ts';
import { m } from './paraglide/messages.js';

const secondTexts = z.object(secondLanguageFields);

/** What an owner proposes, with the first texts: at least one text, each in another language than the first. */
export const checkedTexts = secondTexts
  .extend({ title: z.string(), description: z.string() })
  .check(({ value, issues }) => {
    const { title, description, secondTitle, secondDescription } = value;
    const refuse = (path: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value });
    if (!secondTitle && !secondDescription) refuse('secondTitle', m.input_title_required());
    if (secondTitle && isSameLanguage(title, secondTitle)) refuse('secondTitle', m.input_same_language());
    if (secondDescription && isSameLanguage(description, secondDescription))
      refuse('secondDescription', m.input_same_language());
  });

export const proposeTexts = defineEndpoint({
  name: 'proposeTexts',
  method: 'PUT',
  path: '/api/user/post/:id/second-language',
  access: 'user',
  tag: 'listings',
  summary:
    'Propose title and description in a second language for an approved listing of your own. They replace an earlier proposal and are shown after approval.',
  params: idParams,
  body: secondTexts,
  response: messageAnswer,
  errors: ['listing_not_found', 'listing_not_approved'],
});

export const removeTexts = defineEndpoint({
  name: 'removeTexts',
  method: 'DELETE',
  path: '/api/user/post/:id/second-language',
  access: 'user',
  tag: 'listings',
  summary:
    'Remove the second language of an approved listing of your own, and what you proposed for it. This needs no review.',
  params: idParams,
  response: messageAnswer,
  errors: ['listing_not_found', 'listing_not_approved'],
});

const shownTexts = { secondTitle: z.string().optional(), secondDescription: z.string().optional() };

/** A proposal that waits for review. */
const waitingTextsSchema = z.object({
  listing: z.object({ _id: idSchema, title: z.string(), description: z.string(), ...shownTexts }),
  owner: z.object({ _id: idSchema, name: z.string() }),
  ...shownTexts,
  proposedAt: timestamp,
  isSuspicious: z.boolean().describe('True if they contain a known fraud script.'),
});
export type WaitingTexts = z.output<typeof waitingTextsSchema>;

export const pageWaitingTexts = defineEndpoint({
  name: 'pageWaitingTexts',
  method: 'GET',
  path: '/api/admin/second-languages',
  access: 'moderator',
  tag: 'moderation',
  summary:
    'One page of 8 texts in a second language that owners of approved listings proposed, oldest first, each with what visitors see now.',
  query: z.object({ page: pageNumber.default(1) }),
  response: z.object({
    proposals: z.array(waitingTextsSchema),
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
  }),
});

const proposedAt = timestamp.describe('The version that was reviewed; a newer one is not decided on unseen.');

export const decideOnTexts = defineEndpoint({
  name: 'decideOnTexts',
  method: 'POST',
  path: '/api/admin/second-languages/:id',
  access: 'moderator',
  tag: 'moderation',
  summary: 'Approve or reject the texts proposed for a listing, and email and notify its owner.',
  params: idParams,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('approve'), proposedAt }),
    z.object({ decision: z.literal('reject'), proposedAt, reason: requiredReason }),
  ]),
  response: messageAnswer,
  errors: ['listing_not_found', 'listing_changed'],
});

export const secondLanguageEndpoints = [proposeTexts, removeTexts, pageWaitingTexts, decideOnTexts] as const;
