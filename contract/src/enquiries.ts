import { z } from 'zod';
import { enquiryAnswers } from './conversations.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema } from './fields.ts';
import { changedConversation, messageKey, sentMessage, writingErrors } from './messages.ts';
import { m } from './paraglide/messages.js';
import { intents, limits } from './vocabulary.ts';

/**
 * After these times without an answer, the owner is reminded, the seeker is told, the listing may be paused, and the
 * enquiry is closed.
 */
export const enquiryHours = { remind: 48, tell: 71, pause: 72, close: 30 * 24 } as const;
/** This many enquiries without an answer pause a listing. */
export const unansweredThatPause = 3;
/** From this many enquiries, listings show how their owner answers. */
export const enquiriesThatShow = 5;

export const answerEnquiry = defineEndpoint({
  name: 'answerEnquiry',
  method: 'POST',
  path: '/api/conversations/:id/answers',
  access: 'user',
  tag: 'messages',
  summary:
    'Answer a first message about your listing with one tap: `available`, `taken` (which also closes the listing) or `declined` (not for this request). To offer a visit, propose one.',
  params: idParams,
  body: z.object({ key: messageKey, answer: z.enum(enquiryAnswers, { error: m.input_answer }) }),
  status: 201,
  response: sentMessage,
  errors: [...writingErrors, 'enquiry_not_open'],
});

export const revealSeeker = defineEndpoint({
  name: 'revealSeeker',
  method: 'POST',
  path: '/api/conversations/:id/reveal',
  access: 'user',
  tag: 'messages',
  summary:
    'As a seeker, show the owner your name and picture in this conversation and, if you choose so, your email address and phone number. It cannot be undone.',
  params: idParams,
  body: z.object({
    contact: z.boolean().describe('Whether the email address and the phone number are shown too.'),
  }),
  response: changedConversation,
  errors: ['conversation_not_found'],
});

const tokenParams = z.object({ token: z.string().min(1).max(600) });

export const viewMailedEnquiry = defineEndpoint({
  name: 'viewMailedEnquiry',
  method: 'GET',
  path: '/api/mailed-enquiries/:token',
  access: 'anyone',
  tag: 'messages',
  summary: 'The enquiry that an emailed link lets its owner answer. Requesting it answers nothing.',
  params: tokenParams,
  response: z.object({
    conversationId: idSchema,
    listing: z.object({ title: z.string(), intent: z.enum(intents) }),
    seekerNumber: z.int().describe('Which of the seekers who wrote about the listing.'),
    isOpen: z.boolean().describe('Whether it still waits for an answer.'),
  }),
  errors: ['link_invalid'],
});
export type MailedEnquiry = z.output<typeof viewMailedEnquiry.response>;

const mostOpen = z
  .int({ error: () => m.input_number_up_to({ most: limits.enquiriesPerListing }) })
  .min(1, { error: () => m.input_number_up_to({ most: limits.enquiriesPerListing }) })
  .max(limits.enquiriesPerListing, {
    error: () => m.input_number_up_to({ most: limits.enquiriesPerListing }),
  });

export const viewEnquiryLimit = defineEndpoint({
  name: 'viewEnquiryLimit',
  method: 'GET',
  path: '/api/user/post/:id/enquiry-limit',
  access: 'user',
  tag: 'messages',
  summary: 'How many enquiries about a listing of your own may be open at once, and how many are.',
  params: idParams,
  response: z.object({ most: z.int().nullable().describe('Null without a limit.'), open: z.int() }),
  errors: ['listing_not_found'],
});

export const enquiryLimitBody = z.object({ most: mostOpen.nullable().describe('Null removes the limit.') });

export const limitEnquiries = defineEndpoint({
  name: 'limitEnquiries',
  method: 'PUT',
  path: '/api/user/post/:id/enquiry-limit',
  access: 'user',
  tag: 'messages',
  summary:
    'Limit how many enquiries about a listing of your own may be open at once. Seekers see it before they write.',
  params: idParams,
  body: enquiryLimitBody,
  response: z.object({ message: z.string() }),
  errors: ['listing_not_found'],
});

export const enquiryEndpoints = [
  answerEnquiry,
  revealSeeker,
  viewMailedEnquiry,
  viewEnquiryLimit,
  limitEnquiries,
] as const;
