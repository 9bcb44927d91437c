import { afterEach, expect, it, vi } from 'vitest';
import { login, resetPassword, viewOwnAccount } from './accounts.ts';
import { isApiError } from './api-error.ts';
import { createClient, type PreparedRequest, prepareRequest } from './client.ts';
import { errorTable } from './error-table.ts';
import { postListing } from './own-listings.ts';
import { listRentals } from './search/search.ts';

const headers = (all: Record<string, string | null>) => (name: string) => all[name] ?? null;
const answering = (status: number, json: unknown, retryAfter: string | null = null) =>
  createClient({ send: async () => ({ status, json, header: headers({ 'retry-after': retryAfter }) }) });

afterEach(() => vi.unstubAllGlobals());

it('sends the token if there is one', async () => {
  const sent: PreparedRequest[] = [];
  const send = async (request: PreparedRequest) => {
    sent.push(request);
    return { status: 200, json: {}, header: headers({}) };
  };
  await createClient({ send, token: () => 'abc' })(viewOwnAccount, {});
  await createClient({ send })(login, { body: { email: 'asha@example.com', password: 'secret' } });
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc', undefined]);
});

it('hands over the next token of a session, with the one that it replaces', async () => {
  const renewed: string[][] = [];
  const client = (token: string | null) =>
    createClient({
      token: () => token,
      send: async () => ({ status: 500, json: {}, header: headers({ 'renewed-session': 'next' }) }),
      onRenewed: (...tokens) => renewed.push(tokens),
    });
  await client('abc')(viewOwnAccount, {}).catch(() => {});
  await client(null)(viewOwnAccount, {}).catch(() => {});
  expect(renewed).toEqual([['next', 'abc']]);
});

it('sends JSON as JSON, with the path and the query filled in', () => {
  const body = { password: 'new secret' };
  expect(
    prepareRequest(resetPassword, { params: { token: 'a/b c' }, body }, 'https://site.example', null),
  ).toEqual({
    method: 'POST',
    url: 'https://site.example/api/auth/reset-password/a%2Fb%20c',
    headers: { accept: 'application/json', 'accept-language': 'en', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
});

it('leaves empty values, and an empty query string, out of the address', () => {
  const url = (query: object) => prepareRequest(listRentals, { query }, '', null).url;
  const list = '/api/user/post/rental-properties';
  expect(url({ q: 'a & b', page: 2, location: '', km: null, near: undefined })).toBe(
    `${list}?q=a+%26+b&page=2`,
  );
  expect(url({ q: '' })).toBe(list);
  expect(prepareRequest(listRentals, {}, '', null)).toEqual({
    method: 'GET',
    url: list,
    headers: { accept: 'application/json', 'accept-language': 'en' },
    body: undefined,
  });
});

it('sends a form unchanged, with the headers of the call', () => {
  const body = new FormData();
  const headers = { 'idempotency-key': 'first-key' };
  const request = prepareRequest(postListing, { body, headers }, '', 'abc');
  expect(request.body).toBe(body);
  expect(request.headers).toMatchObject({ authorization: 'Bearer abc', ...headers });
});

it('returns the answer of the fetch', async () => {
  const fetched = vi.fn(async () => new Response('{"user":1}', { headers: { 'retry-after': '30' } }));
  vi.stubGlobal('fetch', fetched);
  const body = { email: 'asha@example.com', password: 'secret' };
  expect(await createClient({ baseUrl: 'https://site.example' })(login, { body })).toEqual({ user: 1 });
  expect(fetched.mock.calls).toEqual([
    [
      'https://site.example/api/auth/login',
      {
        method: 'POST',
        headers: { accept: 'application/json', 'accept-language': 'en', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    ],
  ]);
  await createClient({})(viewOwnAccount, {});
  expect(fetched.mock.calls.at(-1)?.at(1)).not.toHaveProperty('body');
});

it('reads Retry-After from the answer', async () => {
  const headers = { 'retry-after': '30' };
  vi.stubGlobal('fetch', async () => new Response('{"message":"Wait."}', { status: 429, headers }));
  await expect(createClient({})(viewOwnAccount, {})).rejects.toMatchObject({
    status: 429,
    message: 'Wait.',
    retryAfterSeconds: 30,
  });
});

it.each([
  ['nothing comes back', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer is cut short', async () => new Response('{"us')],
])('reports a network error when %s', async (_, fetching) => {
  vi.stubGlobal('fetch', fetching);
  await expect(createClient({})(viewOwnAccount, {})).rejects.toMatchObject({ name: 'NetworkError' });
});

it.each([
  [199, false],
  [200, true],
  [201, true],
  [299, true],
  [300, false],
])('treats %i as success: %s', async (status, isSuccess) => {
  const answered = answering(status, { user: 1 })(viewOwnAccount, {}).then(
    () => true,
    () => false,
  );
  expect(await answered).toBe(isSuccess);
});

it.each([
  ['its own text', 409, { code: 'email_taken', message: 'Taken.' }, 'email_taken', 'Taken.'],
  ['the code of something unexpected where it has none', 500, { message: 'Oops.' }, 'internal', 'Oops.'],
  ['no text when it is unexpected', 500, undefined, 'internal', ''],
  ['no text when it is not ours', 500, '<h1>Oops</h1>', 'internal', ''],
  ['no text when it has none', 500, { message: 7 }, 'internal', ''],
  ['no text when it is nothing', 500, null, 'internal', ''],
  ['a text of its own when the server is away', 502, undefined, 'unavailable', errorTable.unavailable.text()],
  ['a text of its own when the server is slow', 504, {}, 'unavailable', errorTable.unavailable.text()],
  ['no text just below that', 501, undefined, 'internal', ''],
  ['no text just above that', 505, undefined, 'internal', ''],
])('a failure has %s', async (_, status, json, code, message) => {
  const call = answering(status, json)(viewOwnAccount, {});
  await expect(call).rejects.toMatchObject({ name: 'ApiError', code, message, status });
});

it.each([
  ['30', 30],
  ['soon', undefined],
  [null, undefined],
])('returns the time to retry: %s', async (header, retryAfterSeconds) => {
  for (const [status, json] of [
    [429, { code: 'too_many_requests', message: 'Wait.' }],
    [503, undefined],
    [500, undefined],
  ] as const) {
    const error = await answering(
      status,
      json,
      header,
    )(viewOwnAccount, {}).catch((failure: unknown) => failure);
    expect(error).toHaveProperty('retryAfterSeconds', retryAfterSeconds);
  }
});

it.each([
  [
    'one of another copy',
    Object.assign(new Error(), { name: 'ApiError', code: 'internal', status: 500 }),
    true,
  ],
  ['no error', { name: 'ApiError', code: 'internal', status: 500 }, false],
  ['another error', Object.assign(new Error(), { code: 'internal', status: 500 }), false],
  ['one without a code', Object.assign(new Error(), { name: 'ApiError', status: 500 }), false],
  ['one without a status', Object.assign(new Error(), { name: 'ApiError', code: 'internal' }), false],
])('recognises its errors: %s', (_, error, expected) => {
  expect(isApiError(error)).toBe(expected);
});
