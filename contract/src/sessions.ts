import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema, messageAnswer, timestamp } from './fields.ts';

const tag = 'accounts' as const;
const access = 'signed-in' as const;

/** Where an account is logged in. */
const sessionSchema = z.object({
  id: idSchema,
  browser: z.string().optional().describe('The name of the browser, if it is known.'),
  system: z.string().optional().describe('The name of its operating system, if it is known.'),
  isKept: z.boolean().describe('Whether its user chose to stay logged in.'),
  isCurrent: z.boolean().describe('Whether it is the session of this request.'),
  since: timestamp,
  usedAt: timestamp.describe('When it was used last, to within five minutes.'),
  endsAt: timestamp.describe('When it ends if it is not used.'),
});
export type SessionOfAccount = z.output<typeof sessionSchema>;

export const logOut = defineEndpoint({
  name: 'logOut',
  method: 'POST',
  path: '/api/auth/logout',
  access,
  tag,
  summary: 'End the session of this request. Its token stops working at once.',
  response: messageAnswer,
});

export const listSessions = defineEndpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/users/sessions',
  access,
  tag,
  summary: 'Where the account is logged in; the session that was used last comes first.',
  response: z.object({ sessions: z.array(sessionSchema) }),
});

export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/users/sessions/:id',
  access,
  tag,
  summary: 'Log out one session of the account.',
  params: idParams,
  response: messageAnswer,
  errors: ['session_not_found'],
});

export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/users/sessions',
  access,
  tag,
  summary: 'Log out all sessions of the account except the one of this request.',
  response: messageAnswer,
});

export const sessionEndpoints = [logOut, listSessions, endSession, endOtherSessions] as const;
