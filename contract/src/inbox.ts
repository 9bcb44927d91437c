import { z } from 'zod';
import { conversationSchema, messageSchema } from './conversations.ts';
import { defineEndpoint } from './endpoint.ts';
import { messageKey, requiredText, sentMessage, writingErrors } from './messages.ts';

export const followInbox = defineEndpoint({
  name: 'followInbox',
  method: 'GET',
  path: '/api/inbox',
  access: 'user',
  tag: 'messages',
  summary:
    'What has changed in your conversations since a position, oldest change first. Asked with `Accept: text/event-stream` it goes on answering: an `inbox` event of this very shape for each change, whose id is its position, and `typing` events; `Last-Event-ID` continues where a stream broke off.',
  query: z.object({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .optional()
      .describe('Left out: no changes, only how things stand now.'),
  }),
  response: z.object({
    changes: z.array(conversationSchema),
    unread: z.int().describe('Unread messages in all your conversations.'),
    position: z.int(),
  }),
});
export type InboxChange = z.output<typeof followInbox.response>;

/** The data of a `typing` event. */
export interface TypingNotice {
  conversationId: string;
}

const mailedConversation = z.object({
  conversation: conversationSchema,
  messages: z.array(messageSchema),
});
const linkParams = z.object({ token: z.string().min(1).max(600) });

export const viewMailedConversation = defineEndpoint({
  name: 'viewMailedConversation',
  method: 'GET',
  path: '/api/mailed-conversations/:token',
  access: 'anyone',
  tag: 'messages',
  summary: 'The newest messages of the conversation that a mailed link is for.',
  params: linkParams,
  response: mailedConversation,
  errors: ['conversation_link_invalid'],
});

export const answerMailedConversation = defineEndpoint({
  name: 'answerMailedConversation',
  method: 'POST',
  path: '/api/mailed-conversations/:token/messages',
  access: 'anyone',
  tag: 'messages',
  summary: 'Answer from a mailed link, as the person whom it was mailed to.',
  params: linkParams,
  body: z.object({ key: messageKey, text: requiredText }),
  status: 201,
  response: sentMessage,
  errors: ['conversation_link_invalid', ...writingErrors],
});

export const inboxEndpoints = [followInbox, viewMailedConversation, answerMailedConversation] as const;
