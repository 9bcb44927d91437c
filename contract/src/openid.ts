import { z } from 'zod';
import { browserId, keepSession } from './account-forms.ts';
import { userSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';

export const takeOpenIdSession = defineEndpoint({
  name: 'takeOpenIdSession',
  method: 'POST',
  path: '/api/auth/openid/session',
  access: 'anyone',
  tag: 'accounts',
  summary:
    'The session of a user who returns from the OpenID provider, once and within a minute, by a cookie of that login.',
  body: z.object({ browser: browserId, keep: keepSession }),
  headers: z.object({ cookie: z.string().optional() }),
  response: z.object({ user: userSchema, token: z.string() }),
  errors: ['sign_in_failed', 'account_banned'],
});

export const openIdEndpoints = [takeOpenIdSession] as const;
