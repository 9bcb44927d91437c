import { endpoints } from '@thikana/contract/endpoints';
import { errorTable } from '@thikana/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginTalk } from '../test/conversations.ts';
import {
  type Actor,
  actors,
  type EndpointRights,
  endpointRights,
  type Scene,
} from '../test/endpoint-rights.ts';
import { listingForm } from '../test/listing-forms.ts';
import { makeListing } from '../test/make-listing.ts';
import { openTestSite, type TestSite } from '../test/test-site.ts';

let site: TestSite;
/** The ids are there before the first request is made, the names of the endpoints before that. */
const scene = {} as Scene;
const table = endpointRights(scene);

beforeAll(async () => {
  site = await openTestSite();
  const [banned, other, owner, admin] = await Promise.all([
    site.person(),
    site.person(),
    site.person(),
    site.person('admin'),
  ]);
  scene.people = { banned, other, owner, admin };
  await site.services.db
    .updateTable('users')
    .set({ banned_at: new Date() })
    .where('id', '=', banned.id)
    .execute();
  scene.listingId = await makeListing(owner);
  scene.conversationId = await beginTalk(site, scene.listingId);
});
afterAll(() => site.close());

it('has a row for every endpoint and no other', () => {
  expect(Object.keys(table).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

describe.each(Object.entries(table))('%s', (name, row) => {
  it.each(actors)('answers %s as it should', async (actor) => {
    const endpoint = endpoints.find((each) => each.name === name);
    if (!endpoint) throw new Error(`${name} is not an endpoint`);
    const expected = row.answers[actor];
    const answer = await send(endpoint, row.request(), await tokenOf(actor));
    const code = typeof expected === 'number' ? undefined : expected;
    expect([answer.statusCode, answer.json().code]).toEqual([
      code ? errorTable[code].status : expected,
      code,
    ]);
  });
});

async function tokenOf(actor: Actor): Promise<string | undefined> {
  if (actor === 'visitor') return undefined;
  if (actor === 'forged') return `${scene.people.admin.token.slice(0, -6)}AAAAAA`;
  if (actor === 'expired') return site.services.tokens.issue({ userId: scene.people.owner.id, version: 0 });
  return scene.people[actor].token;
}

async function send(
  { method, path }: (typeof endpoints)[number],
  request: ReturnType<EndpointRights['request']>,
  token: string | undefined,
) {
  const filled = path.replace(/:(\w+)/g, (_, part: string) => request.path?.[part] ?? '');
  const form = request.form && new Response(listingForm(request.form));
  const contentType = form?.headers.get('content-type') ?? (request.body ? 'application/json' : undefined);
  return site.app.http.inject({
    method,
    url: `${filled}?${new URLSearchParams(request.query)}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(contentType ? { 'content-type': contentType } : {}),
    },
    ...(form
      ? { payload: Buffer.from(await form.arrayBuffer()) }
      : request.body
        ? { payload: request.body }
        : {}),
  });
}
