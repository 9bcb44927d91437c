import { expect, it } from 'vitest';
import { login, viewOwnAccount } from './accounts.ts';
import { createClient, type PreparedRequest } from './client.ts';
import { errorTable } from './error-table.ts';

const answering = (status: number, json: unknown, retryAfter: string | null = null) =>
  createClient({ send: async () => ({ status, json, retryAfter }) });

it('carries the token when there is one', async () => {
  const sent: PreparedRequest[] = [];
  const send = async (request: PreparedRequest) => {
    sent.push(request);
    return { status: 200, json: {}, retryAfter: null };
  };
  await createClient({ send, token: () => 'abc' })(viewOwnAccount, {});
  await createClient({ send })(login, { body: { email: 'asha@example.com', password: 'secret' } });
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc', undefined]);
});

it.each([
  ['its own text', 409, { code: 'email_taken', message: 'Taken.' }, 'email_taken', 'Taken.'],
  ['no text when it is unexpected', 500, undefined, 'internal', ''],
  ['no text when it is not ours', 500, '<h1>Oops</h1>', 'internal', ''],
  [
    'a text of its own when the server is away',
    502,
    undefined,
    'unavailable',
    errorTable.unavailable.message,
  ],
])('a failure has %s', async (_, status, json, code, message) => {
  const call = answering(status, json)(viewOwnAccount, {});
  await expect(call).rejects.toMatchObject({ code, message });
});

it('says when to try again', async () => {
  const call = answering(429, { code: 'too_many_requests', message: 'Wait.' }, '30')(viewOwnAccount, {});
  await expect(call).rejects.toMatchObject({ retryAfterSeconds: 30 });
});
