import type { Endpoint } from '@thikana/contract/endpoint';
import { endpoints } from '@thikana/contract/endpoints';
import { errorTable } from '@thikana/contract/error-table';
import { describe, expect, it } from 'vitest';
import { type Actor, actors, type Scene } from '../test/endpoint-answers.ts';
import { endpointRights } from '../test/endpoint-rights.ts';
import { makeScene } from '../test/scene.ts';
import { sendRequest } from '../test/send-request.ts';
import { rowsOf } from '../test/stored-data.ts';
import { useTestSite } from '../test/test-site.ts';

/** Ids are created before the first request, endpoint names before that. */
const scene = {} as Scene;
const table = endpointRights(scene);

const site = await useTestSite();
Object.assign(scene, await makeScene(site));

it('has a row for every endpoint and no other', () => {
  expect(Object.keys(table).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

function endpointOf(name: string): Endpoint {
  const endpoint = endpoints.find((each) => each.name === name);
  if (!endpoint) throw new Error(`${name} is not an endpoint`);
  return endpoint;
}

/** The state before the rows below change anything, with no job running. */
it('leaves all rows and jobs unchanged when a write is refused', async () => {
  await site.services.jobs.stop();
  const rows = async () => {
    // Counts are written with a delay, in the background.
    const { listing_days: _, traffic_minutes: __, ...others } = await rowsOf(site.database.connectionString);
    return others;
  };
  const before = await rows();
  for (const [name, { request, answers }] of Object.entries(table)) {
    const endpoint = endpointOf(name);
    if (endpoint.method === 'GET') continue;
    for (const actor of actors.filter((each) => typeof answers[each] !== 'number')) {
      const { statusCode } = await sendRequest(site, endpoint, request(), await tokenOf(actor));
      expect([name, actor, statusCode >= 400 && statusCode < 500]).toEqual([name, actor, true]);
    }
    expect([name, await rows()]).toEqual([name, before]);
  }
  await site.services.jobs.start();
});

describe.each(Object.entries(table))('%s', (name, row) => {
  it.each(actors)('answers %s as it should', async (actor) => {
    const expected = row.answers[actor];
    const answer = await sendRequest(site, endpointOf(name), row.request(), await tokenOf(actor));
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
  if (actor === 'expired') return expiredToken();
  return scene.people[actor].token;
}

/** A token from before the owner's last password change. */
async function expiredToken(): Promise<string> {
  const { userId, sessionId } = await site.services.tokens.read(scene.people.owner.token);
  const claims = { userId, sessionId, version: 0, generation: 1 };
  return site.services.tokens.issue(claims, new Date(Date.now() + 3_600_000));
}
