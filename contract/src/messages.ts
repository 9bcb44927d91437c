import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { conversationSchema, messageSchema } from './conversations.ts';
import { defineEndpoint } from './endpoint.ts';
import { enquiryLimitSchema } from './enquiry-limits.ts';
import { idParams, idSchema, messageAnswer, pageNumber } from './fields.ts';
import { introductionInput } from './introduction.ts';
import { m } from './paraglide/messages.js';
import { pictureErrors } from './pictures.ts';
import { limits } from './vocabulary.ts';
import { withoutAadhaar } from './written-text.ts';

export const messageKey = z
  .string({ error: m.input_key })
  .regex(/^[!-~]{8,100}$/, { error: m.input_key })
  .describe('A random key for one message: sent again with the same key, the message appears once.');

const tooLong = () => m.input_message_too_long({ most: limits.messageMaxLength });
const messageText = z
  .string({ error: m.input_write_something })
  .max(limits.messageMaxLength * 2, { error: tooLong })
  .transform((text) => cleanText(text, { lines: true }))
  .pipe(
    z
      .string()
      .max(limits.messageMaxLength, { error: tooLong })
      .refine(...withoutAadhaar),
  );
export const requiredText = messageText.pipe(z.string().min(1, { error: m.input_write_something }));

export const sentMessage = z.object({
  message: z.string(),
  sent: messageSchema,
  conversation: conversationSchema,
});

export const writingErrors = [
  'conversation_not_found',
  'blocked_by_you',
  'blocked_by_other',
  'other_suspended',
  'other_deleted',
] as const;

const tag = 'messages' as const;

export const listConversations = defineEndpoint({
  name: 'listConversations',
  method: 'GET',
  path: '/api/conversations',
  access: 'user',
  tag,
  summary: 'Your conversations, the one with the newest message first, 20 a page.',
  query: z.object({ page: pageNumber.default(1) }),
  response: z.object({ conversations: z.array(conversationSchema), hasMore: z.boolean() }),
});

export const viewConversation = defineEndpoint({
  name: 'viewConversation',
  method: 'GET',
  path: '/api/conversations/:id',
  access: 'user',
  tag,
  summary: 'One of your conversations with its newest messages, oldest first.',
  params: idParams,
  response: z.object({
    conversation: conversationSchema,
    messages: z.array(messageSchema),
    hasEarlier: z.boolean(),
  }),
  errors: ['conversation_not_found'],
});

const messageNumber = z.coerce.number({ error: m.input_number }).int().min(0).max(2_000_000_000);

export const listMessages = defineEndpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/api/conversations/:id/messages',
  access: 'user',
  tag,
  summary: 'Up to 30 messages before a number, or up to 200 after one; oldest first.',
  params: idParams,
  query: z.object({ before: messageNumber.optional(), after: messageNumber.optional() }),
  response: z.object({
    messages: z.array(messageSchema),
    hasMore: z.boolean().describe('Whether there are more in the requested direction.'),
  }),
  errors: ['conversation_not_found'],
});

export const prepareConversation = defineEndpoint({
  name: 'prepareConversation',
  method: 'GET',
  path: '/api/listings/:id/conversation',
  access: 'user',
  tag,
  summary: 'The conversation that a first message about a listing would start, or the existing one.',
  params: idParams,
  response: z.object({
    conversationId: idSchema.optional(),
    listing: conversationSchema.shape.listing,
    other: conversationSchema.shape.other,
    enquiries: enquiryLimitSchema.optional().describe('Present if the owner limits open enquiries.'),
    startsLeft: z.int().describe('The number of conversations you may still start today.'),
    isVerified: z
      .boolean()
      .describe('Whether your email address is confirmed, which a first message requires.'),
  }),
  errors: ['listing_not_found', 'own_listing'],
});

export const startConversation = defineEndpoint({
  name: 'startConversation',
  method: 'POST',
  path: '/api/conversations',
  access: 'user',
  tag,
  summary: 'Write to the owner of a listing, in a new or existing conversation about it.',
  body: z.object({
    listingId: idSchema,
    key: messageKey,
    text: requiredText,
    introduction: introductionInput
      .optional()
      .describe('Who would live there. It belongs to the first message of a conversation.'),
  }),
  status: 201,
  response: sentMessage,
  errors: [
    'listing_not_found',
    'own_listing',
    'email_not_verified',
    'too_many_conversations',
    'enquiries_full',
    ...writingErrors,
  ],
});

export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/api/conversations/:id/messages',
  access: 'user',
  tag,
  summary: 'Write in one of your conversations: text, pictures or both.',
  params: idParams,
  form: {
    fields: z.object({ key: messageKey, text: messageText }),
    files: { name: 'pictures', maxCount: limits.picturesPerMessage, required: false },
  },
  status: 201,
  response: sentMessage,
  errors: [...writingErrors, ...pictureErrors],
});

export const markRead = defineEndpoint({
  name: 'markRead',
  method: 'POST',
  path: '/api/conversations/:id/read',
  access: 'user',
  tag,
  summary: 'Mark messages up to this number as read.',
  params: idParams,
  body: z.object({ number: z.int().min(0).max(2_000_000_000) }),
  response: z.object({ unread: z.int().describe('In all your conversations.') }),
  errors: ['conversation_not_found'],
});

export const notifyTyping = defineEndpoint({
  name: 'notifyTyping',
  method: 'POST',
  path: '/api/conversations/:id/typing',
  access: 'user',
  tag,
  summary: 'Show the other person for a few seconds that you are writing.',
  params: idParams,
  response: messageAnswer,
  errors: ['conversation_not_found'],
});

export const changedConversation = z.object({ message: z.string(), conversation: conversationSchema });

export const blockPerson = defineEndpoint({
  name: 'blockPerson',
  method: 'POST',
  path: '/api/conversations/:id/block',
  access: 'user',
  tag,
  summary:
    'Block the other person: neither can write to the other. An owner who does not know the seeker sees the block in this conversation only, and the seeker cannot write in any.',
  params: idParams,
  response: changedConversation,
  errors: ['conversation_not_found', 'other_deleted'],
});

export const unblockPerson = defineEndpoint({
  name: 'unblockPerson',
  method: 'POST',
  path: '/api/conversations/:id/unblock',
  access: 'user',
  tag,
  summary: 'Unblock the other person.',
  params: idParams,
  response: changedConversation,
  errors: ['conversation_not_found', 'other_deleted'],
});

export const messageEndpoints = [
  listConversations,
  viewConversation,
  listMessages,
  prepareConversation,
  startConversation,
  sendMessage,
  markRead,
  notifyTyping,
  blockPerson,
  unblockPerson,
] as const;
