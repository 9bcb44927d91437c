import { endpoints } from '@thikana/contract/endpoints';
import { expect, it } from 'vitest';
import { openHiddenConversation } from '../test/conversations.ts';
import type { EndpointRights, Scene } from '../test/endpoint-answers.ts';
import { endpointRights } from '../test/endpoint-rights.ts';
import { hostileRequests } from '../test/hostile-requests.ts';
import { makeListing } from '../test/make-listing.ts';
import { makeScene } from '../test/scene.ts';
import { sendRequest } from '../test/send-request.ts';
import { useTestSite } from '../test/test-site.ts';

/** Set `HOSTILE_REQUESTS=1000` for more requests per endpoint and seed. */
const count = Number(process.env.HOSTILE_REQUESTS ?? 8);
const seeds = [1, 26, 734001];
const slowMilliseconds = 6000;
/** A source location, a query, or a folder on this machine. */
const leak = /\n\s+at |node_modules|\.ts:\d|file:\/\/|\bselect\b.+\bfrom\b|ECONNREFUSED|\/tmp\//i;

/** Logging out takes no input, and would end the sessions of the other requests. */
const asked = endpoints.filter(({ name }) => name !== 'logOut');

const scene = {} as Scene;

const site = await useTestSite();
Object.assign(scene, await makeScene(site));
const { owner, other: seeker, admin } = scene.people;
const listingId = await makeListing(owner, { approvedBy: admin });
const conversationId = await openHiddenConversation(site, listingId);
const known = [listingId, conversationId, owner.id, seeker.id, owner.email];
const tokens = [undefined, owner.token, seeker.token, admin.token, `${admin.token.slice(0, -4)}AAAA`];

it.each(asked.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers invalid requests quickly with what is wrong, and leaks nothing',
  { timeout: 600_000 },
  async (_, endpoint) => {
    const requests = seeds.flatMap((seed) => hostileRequests(endpoint, { count, seed, known }));
    for (const [number, request] of requests.entries()) {
      const token = tokens[number % tokens.length];
      const startedAt = performance.now();
      const answer = await site.app.http.inject({
        ...request,
        headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      });
      const milliseconds = performance.now() - startedAt;
      const about = JSON.stringify(request).slice(0, 2000);
      expect(answer.statusCode, `${about}\n${answer.body}`).toBeLessThan(500);
      expect(answer.body, about).not.toMatch(leak);
      expect(milliseconds, about).toBeLessThan(slowMilliseconds);
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
    const headers = { authorization: `Bearer ${tokens[3]}` };
    const answer = await site.app.http.inject({ url: `${path}?${query}`, headers });
    expect(answer.json()).toMatchObject({ code: 'invalid_input' });
  }
});
