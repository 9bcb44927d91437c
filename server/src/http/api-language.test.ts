import { register } from '@thikana/contract/accounts';
import { endpoints } from '@thikana/contract/endpoints';
import { expect, it } from 'vitest';
import { useTestSite } from '../../test/test-site.ts';

const site = await useTestSite();

const ask = (language: string | undefined, url: string, payload?: object) =>
  site.app.http.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: language === undefined ? {} : { 'accept-language': language },
    ...(payload && { payload }),
  });

it.each([
  [undefined, 'This property listing was not found.'],
  ['en-IN,bn;q=0.9', 'This property listing was not found.'],
  ['bn-IN,bn;q=0.9,en;q=0.8', 'এই লিস্টিং পাওয়া যায়নি।'],
  ['fr, hi;q=0.5', 'यह लिस्टिंग नहीं मिली।'],
  ['ne', 'यो लिस्टिङ भेटिएन।'],
])('answers %j with %s', async (language, message) => {
  const answer = await ask(language, '/api/user/post/listingDetails/674000000000000000000001');
  expect(answer.json()).toEqual({ code: 'listing_not_found', message });
  expect(answer.headers.vary).toContain('accept-language');
});

it('describes invalid input in the language, and texts of success', async () => {
  const wrong = await ask('hi', register.path, { name: '', email: 'nobody', password: 'x' });
  expect(wrong.json().fields).toEqual({
    name: 'नाम ज़रूरी है।',
    email: 'ईमेल पता सही नहीं है।',
    phone: 'फ़ोन नंबर 10 अंकों का होना चाहिए।',
    password: 'पासवर्ड कम से कम 6 अक्षरों का होना चाहिए।',
  });
  const person = {
    ...{ name: 'Asha Rai', email: 'asha@example.com' },
    ...{ phone: '+919832011111', password: 'secret 123' },
  };
  expect((await ask('ne', register.path, person)).json().message).toBe('अकाउन्ट खुल्यो।');
});

it('has no English in an error of any endpoint', async () => {
  const answers = await Promise.all(
    endpoints.map(async ({ method, path }) => {
      const url = path.replaceAll(/:\w+/g, 'x');
      const headers = { 'accept-language': 'bn', 'content-type': 'application/json' };
      const answer = await site.app.http.inject({ method, url, headers, payload: '{}' });
      return { url: `${method} ${url}`, status: answer.statusCode, body: answer.body };
    }),
  );
  const failed = answers.filter(({ status }) => status >= 400);
  expect(failed.length).toBeGreaterThan(100);
  for (const { url, body } of failed) {
    const { message, fields = {} } = JSON.parse(body) as { message: string; fields?: object };
    expect([
      url,
      ...[message, ...Object.values(fields)].filter((text) => !/[\u0980-\u09ff]/.test(text)),
    ]).toEqual([url]);
  }
});
