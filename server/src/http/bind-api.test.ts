import { defineEndpoint } from '@thikana/contract/endpoint';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { bindApi } from './bind-api.ts';
import { bind } from './binding.ts';

const viewPerson = defineEndpoint({
  name: 'viewPerson',
  method: 'GET',
  path: '/api/person',
  access: 'anyone',
  tag: 'users',
  summary: 'Somebody',
  response: z.object({ name: z.string(), friends: z.array(z.object({ name: z.string() })) }),
});

it('returns no field that the contract does not name', async () => {
  const row = { name: 'Asha Rai', email: 'asha@example.org', password_hash: '$argon2id$' };
  const app = Fastify();
  bindApi(app, [bind(viewPerson, async () => ({ ...row, friends: [row] }))], {
    limiter: { use: async () => {}, useKey: async () => {} },
    authenticate: () => Promise.reject(new Error('Nobody is asked who they are.')),
  });
  const answer = await app.inject({ url: viewPerson.path });
  expect(answer.json()).toEqual({ name: 'Asha Rai', friends: [{ name: 'Asha Rai' }] });
});
