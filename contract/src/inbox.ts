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
    'Changes in your conversations since a position, oldest first. With `Accept: text/event-stream` the answer is a stream: an `inbox` event of this shape for each change, whose id is its position, and `typing` events. `Last-Event-ID` resumes a stream.',
  query: z.object({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .optional()
      .describe('If missing, the answer has only the current position and counts.'),
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
  summary: 'The newest messages of the conversation of an emailed link.',
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
  summary: 'Answer from an emailed link, as its recipient.',
  params: linkParams,
  body: z.object({ key: messageKey, text: requiredText }),
  status: 201,
  response: sentMessage,
  errors: ['conversation_link_invalid', ...writingErrors],
});

export const inboxEndpoints = [followInbox, viewMailedConversation, answerMailedConversation] as const;
