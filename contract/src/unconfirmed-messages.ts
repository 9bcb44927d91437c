import { z } from 'zod';
import { browserId, emailAddress, keepSession, personName } from './account-forms.ts';
import { userSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { expiry } from './expiry.ts';
import { idParams, idSchema, messageAnswer } from './fields.ts';
import { introductionInput } from './introduction.ts';
import { messageKey, requiredText, writingErrors } from './messages.ts';
import { intents } from './vocabulary.ts';

const tag = 'messages' as const;
const byToken = z.object({ token: z.string().describe('The token of the link in the email.') });

export const firstMessageBody = z.object({
  text: requiredText,
  email: emailAddress,
  introduction: introductionInput.optional(),
});

export const writeWithoutAccount = defineEndpoint({
  name: 'writeWithoutAccount',
  method: 'POST',
  path: '/api/listings/:id/messages',
  access: 'anyone',
  tag,
  summary: `Write to the owner of a listing without an account. The message is sent when the link in the email is used, within ${expiry.unconfirmedMessageHours} hours. The answer is the same for every address.`,
  params: idParams,
  body: firstMessageBody.extend({ key: messageKey }),
  response: messageAnswer,
  errors: ['listing_not_found', 'enquiries_full'],
});

export const viewUnconfirmedMessage = defineEndpoint({
  name: 'viewUnconfirmedMessage',
  method: 'GET',
  path: '/api/unconfirmed-messages/:token',
  access: 'anyone',
  tag,
  summary: 'A message that waits for the confirmation of its sender’s email address.',
  params: byToken,
  response: z.object({
    listing: z.object({ _id: idSchema, title: z.string(), intent: z.enum(intents) }),
    text: z.string(),
    email: z.string(),
    sender: z
      .enum(['new', 'without-password', 'account'])
      .describe('Whether the address has no account yet, one without a password, or one that has to log in.'),
  }),
  errors: ['message_link_invalid'],
});
export type UnconfirmedMessage = z.output<typeof viewUnconfirmedMessage.response>;

export const confirmMessageBody = z.object({
  name: personName
    .optional()
    .describe('For a new account: the name that the owner sees once the sender shows it.'),
  browser: browserId,
  keep: keepSession,
});

export const confirmMessage = defineEndpoint({
  name: 'confirmMessage',
  method: 'POST',
  path: '/api/unconfirmed-messages/:token',
  access: 'anyone',
  tag,
  summary:
    'Confirm the email address and send the message, once. An address without an account gets one without a password, and a session. An address with an account needs the session of that account.',
  params: byToken,
  body: confirmMessageBody,
  status: 201,
  response: z.object({
    message: z.string(),
    conversationId: idSchema,
    session: z.object({ user: userSchema, token: z.string() }).optional(),
  }),
  errors: [
    'message_link_invalid',
    'message_of_account',
    'listing_not_found',
    'own_listing',
    'too_many_conversations',
    'enquiries_full',
    ...writingErrors,
  ],
});

export const unconfirmedMessageEndpoints = [
  writeWithoutAccount,
  viewUnconfirmedMessage,
  confirmMessage,
] as const;
