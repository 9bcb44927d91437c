import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createPlaces } from './create-places.ts';
import { readGazetteer } from './gazetteer.ts';
import { createPhotonPlaces } from './photon-places.ts';

const folder = path.resolve(import.meta.dirname, '../../../../cities/siliguri');
const readSiliguri = async () => (await readGazetteer(folder)) ?? [];
const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function startPhoton(listener: RequestListener) {
  const questions: URL[] = [];
  const server = createServer((request, response) => {
    questions.push(new URL(String(request.url), 'http://photon.example'));
    listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { questions, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const answering =
  (answer: unknown): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));

const feature = (properties: Record<string, string>, coordinates = [88.4329, 26.7271]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { countrycode: 'IN', ...properties },
});

const mall = {
  name: 'Cosmos Mall',
  street: 'Sevoke Road',
  city: 'Siliguri',
  state: 'West Bengal',
  postcode: '734001',
};

test('asks near the centre of the city and answers in our format', async () => {
  const photon = await startPhoton(answering({ type: 'FeatureCollection', features: [feature(mall)] }));

  const found = await createPlaces({ readGazetteer: readSiliguri, photonUrl: photon.url }).suggest(
    'cosmos & co',
  );

  expect(found).toEqual([
    {
      label: 'Cosmos Mall',
      detail: 'Siliguri, West Bengal, 734001',
      coordinates: { type: 'Point', coordinates: [88.4329, 26.7271] },
      area: 'sevoke',
    },
  ]);
  const [question] = photon.questions;
  expect(question?.pathname).toBe('/api');
  expect(Object.fromEntries(question?.searchParams ?? [])).toMatchObject({
    q: 'cosmos & co',
    lat: '26.712',
    lon: '88.429',
  });
});

test('keeps the path of the given address', async () => {
  const photon = await startPhoton(answering({ features: [feature(mall)] }));

  await createPhotonPlaces({ readGazetteer: readSiliguri, url: `${photon.url}/geo/photon` }).suggest(
    'cosmos',
  );

  expect(photon.questions[0]?.pathname).toBe('/geo/photon/api');
});

test('leaves out other countries, nameless places and duplicates, and keeps 8', async () => {
  const many = Array.from({ length: 12 }, (_, index) => feature({ name: `Place ${index}` }));
  const photon = await startPhoton(
    answering({
      features: [
        feature({ name: 'Birtamod', countrycode: 'NP' }),
        feature({}),
        feature(mall),
        feature(mall),
        feature({ housenumber: '12', street: 'Hill Cart Road', city: 'Siliguri' }),
        ...many,
      ],
    }),
  );

  const found = await createPhotonPlaces({ readGazetteer: readSiliguri, url: photon.url }).suggest('place');

  expect(found.slice(0, 3).map(({ label }) => label)).toEqual([
    'Cosmos Mall',
    '12 Hill Cart Road',
    'Place 0',
  ]);
  expect(found).toHaveLength(8);
});

test.each<[string, RequestListener]>([
  ['fails', (_request, response) => response.writeHead(503).end()],
  ['speaks something else', (_request, response) => response.end('<html>')],
  ['answers in another shape', answering({ features: [{ geometry: null, properties: {} }] })],
  ['breaks off', (request) => request.socket.destroy()],
  ['knows nothing', answering({ features: [] })],
])('the offline places answer when it %s', async (_case, listener) => {
  const photon = await startPhoton(listener);

  const found = await createPhotonPlaces({ readGazetteer: readSiliguri, url: photon.url }).suggest(
    'matigada',
  );

  expect(found[0]).toMatchObject({ label: 'Matigara', area: 'matigara' });
});

test('the offline places answer when it hangs, and it is not asked for half a minute', async () => {
  const photon = await startPhoton(() => {});
  const warn = vi.fn();
  let now = 1_000;
  const places = createPhotonPlaces({
    readGazetteer: readSiliguri,
    url: photon.url,
    log: { warn },
    // Long enough for the question to arrive on a busy machine.
    timeoutMs: 500,
    now: () => now,
  });

  expect((await places.suggest('matigara'))[0]?.label).toBe('Matigara');
  expect((await places.suggest('bagdogra'))[0]?.label).toBe('Bagdogra');
  expect(photon.questions).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();

  now += 30_000;
  await places.suggest('sukna');
  expect(photon.questions).toHaveLength(2);
});

test('an answer that trickles in beyond the timeout counts as hanging', async () => {
  const photon = await startPhoton((_request, response) => response.writeHead(200).write('{"features":['));

  const found = await createPhotonPlaces({
    readGazetteer: readSiliguri,
    url: photon.url,
    timeoutMs: 50,
  }).suggest('sukna');

  expect(found[0]?.label).toBe('Sukna');
});

test('without an address the offline places answer', async () => {
  expect((await createPlaces({ readGazetteer: readSiliguri }).suggest('matigara'))[0]?.label).toBe(
    'Matigara',
  );
});
