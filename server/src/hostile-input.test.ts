import { setTimeout as wait } from 'node:timers/promises';
import { fileComplaint } from '@thikana/contract/complaints';
import { endpoints } from '@thikana/contract/endpoints';
import { errorTable } from '@thikana/contract/error-table';
import { writeWithoutAccount } from '@thikana/contract/unconfirmed-messages';
import { expect, it } from 'vitest';
import { openConversation, openHiddenConversation } from '../test/conversations.ts';
import type { EndpointRights, Scene } from '../test/endpoint-answers.ts';
import { endpointRights } from '../test/endpoint-rights.ts';
import { type HostileRequest, hostileForms, hostileRequests, namesIn } from '../test/hostile-requests.ts';
import { makeListing } from '../test/make-listing.ts';
import { otherRoutes } from '../test/other-routes.ts';
import { makeScene } from '../test/scene.ts';
import { sendRequest } from '../test/send-request.ts';
import { useTestSite } from '../test/test-site.ts';
import { watchWrites } from '../test/watch-writes.ts';
import { signAnswerLink } from './features/enquiries/answer-links.ts';

/** Set `HOSTILE_REQUESTS=1000` for more requests per endpoint and seed. */
const count = Number(process.env.HOSTILE_REQUESTS ?? 8);
const seeds = [1, 26, 734001];
const slowMilliseconds = 6000;
/** A source location, a query, or a folder on this machine. */
const leak = /\n\s+at |node_modules|\.ts:\d|file:\/\/|\bselect\b.+\bfrom\b|ECONNREFUSED|\/tmp\//i;
/** The texts of the schema library, which are for programmers. */
const unworded = /\bexpected\b|^Invalid (input|option|string|key)|^Unrecognized/;
/** Counts of views and traffic, which are kept in memory and written later, and when a session was last used. */
const notOfTheRequest = ['listing_days', 'traffic_minutes', 'sessions'];

/** Logging out takes no input, and would end the sessions of the other requests. */
const asked = endpoints.filter(({ name }) => name !== 'logOut');

const scene = {} as Scene;

const site = await useTestSite();
Object.assign(scene, await makeScene(site));
const { owner, other: seeker, admin } = scene.people;
const listingId = await makeListing(owner, { approvedBy: admin });
const conversationId = await openHiddenConversation(site, listingId);
const talk = await openConversation(site);
const email = 'bina@example.org';
const { number } = await site.call(fileComplaint, {
  body: { kind: 'other', email, text: 'The page of the listing is broken.', key: 'first-key' },
});
await site.call(writeWithoutAccount, {
  params: { id: talk.listingId },
  body: { email, text: 'Is it still free?', key: 'first-key' },
});
const tokenIn = (link: string) => new URL(link).pathname.split('/').at(-1) ?? '';
const links = [
  (await site.mailTo(email, 'complaint')).link,
  (await site.mailTo(email, 'message')).link,
  signAnswerLink(
    { ...site.services, site: { name: 'Thikana', publicUrl: 'http://localhost' } },
    { conversationId: talk.id, owner: { id: talk.owner.id, session_version: 1 } },
  ),
].map(tokenIn);
const known = [
  ...[listingId, conversationId, talk.id, talk.listingId, owner.id, seeker.id, owner.email],
  ...[number, ...links, ...links.map((token) => `${token.slice(0, -2)}AA`)],
];
const tokens = [
  ...[undefined, owner.token, seeker.token, admin.token, talk.owner.token, talk.seeker.token],
  `${admin.token.slice(0, -4)}AAAA`,
];
// Afterwards only requests write.
await site.services.jobs.rest();
const writes = await watchWrites(site.services.db);

async function ask(request: HostileRequest, token: string | undefined) {
  const sent = site.app.http.inject({
    ...request,
    headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  const answer = await Promise.race([sent, wait(slowMilliseconds, undefined, { ref: false })]);
  if (!answer) throw new Error(`No answer to ${JSON.stringify(request).slice(0, 2000)}`);
  const about = `${JSON.stringify(request).slice(0, 2000)}\n${answer.body.slice(0, 500)}`;
  expect(answer.statusCode, about).toBeLessThan(500);
  if (answer.statusCode >= 400) expect(answer.body, about).not.toMatch(leak);
  const written = (await writes.take()).filter((table) => !notOfTheRequest.includes(table));
  return { answer, about, written };
}

it.each(asked.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers invalid requests quickly with what is wrong, stores nothing of them, and leaks nothing',
  { timeout: 3_600_000 },
  async (_, endpoint) => {
    const requests = seeds.flatMap((seed) => hostileRequests(endpoint, { count, seed, known }));
    for (const [number, request] of requests.entries()) {
      const { answer, about, written } = await ask(request, tokens[number % tokens.length]);
      if (answer.statusCode < 400) continue;
      expect(written, about).toEqual([]);
      const { code, message, fields = {}, ...rest } = answer.json();
      expect(Object.keys(errorTable), about).toContain(code);
      expect(rest, about).toEqual({});
      for (const text of [message, ...Object.values(fields)]) {
        expect(text, about).toMatch(/\p{L}{2}/u);
        expect(text, about).not.toMatch(unworded);
      }
    }
  },
);

const fieldNames = [
  ...new Set(endpoints.flatMap(({ body, form }) => [...namesIn(body), ...namesIn(form?.fields)])),
];

it.each(otherRoutes(site.app.http).map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s answers invalid requests quickly, stores nothing of them, and leaks nothing',
  { timeout: 3_600_000 },
  async (_, route) => {
    const requests = seeds.flatMap((seed) => hostileForms(route, { count, seed, known, names: fieldNames }));
    for (const request of requests) {
      const { answer, about, written } = await ask(request, undefined);
      const isRefused = answer.statusCode >= 400 || answer.headers.location?.includes('problem=');
      if (isRefused) expect(written, about).toEqual([]);
    }
  },
);

/** Characters that are not text: unpaired surrogates, NUL, direction overrides, tags, stacked marks. */
const oddities = ['\ud800', '\0', '\u202e', '\u{e0041}', '\u0301'.repeat(200)];
const rights = endpointRights(scene);

it.each(asked.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s accepts unusual characters after valid text, or reports them',
  async (name, endpoint) => {
    const row = rights[name];
    const { admin, owner } = scene.people;
    for (const oddity of oddities) {
      for (const request of spoiled(row?.request() ?? {}, oddity)) {
        for (const token of [undefined, owner.token, admin.token]) {
          const answer = await sendRequest(site, endpoint, request, token);
          expect(answer.statusCode, `${JSON.stringify(request)}\n${answer.body}`).toBeLessThan(500);
        }
      }
    }
  },
);

type Request = ReturnType<EndpointRights['request']>;

/** Repeats a valid request with the hostile text appended to each of its texts. */
function spoiled(request: Request, oddity: string): Request[] {
  return (['query', 'body', 'form'] as const).flatMap((part) =>
    Object.entries(request[part] ?? {}).flatMap(([field, value]) =>
      typeof value === 'string'
        ? [{ ...request, [part]: { ...request[part], [field]: value + oddity } } as Request]
        : [],
    ),
  );
}

it.each(['q=%00', 'q=a%00b'])('reports what is wrong with ?%s', async (query) => {
  for (const path of ['/api/admin/posts', '/api/admin/users']) {
    const headers = { authorization: `Bearer ${admin.token}` };
    const answer = await site.app.http.inject({ url: `${path}?${query}`, headers });
    expect(answer.json()).toMatchObject({ code: 'invalid_input' });
  }
});
