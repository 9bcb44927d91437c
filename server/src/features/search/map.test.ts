import { distanceKm } from '@thikana/contract/distance';
import { formatBounds, formatShape, neighbourhood } from '@thikana/contract/map-area';
import { type MapCluster, viewMap } from '@thikana/contract/search/map';
import { listAllListings } from '@thikana/contract/search/search';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someListings } from '../../../test/random-catalogue.ts';
import type { ReferenceListing } from '../../../test/reference-search.ts';
import { openTestSite, type TestSite } from '../../../test/test-site.ts';
import { createDatabaseEngine } from './database-engine.ts';
import { createWordReader } from './understanding/read-words.ts';
import { viewMap as viewMapOperation } from './view-map.ts';

let site: TestSite;
let ownerId: string;
const everywhere = '88,26,89,27';

beforeAll(async () => {
  site = await openTestSite();
  ({ id: ownerId } = await site.person());
});
afterAll(() => site.close());
beforeEach(() => site.services.db.deleteFrom('listings').execute());

async function store(count: number, change: Partial<ReferenceListing> = {}): Promise<ReferenceListing[]> {
  const [sample] = fc.sample(someListings(ownerId), { numRuns: 1, seed: 7 });
  const rows = (sample ?? []).filter((row) => row.intent === 'sell' && row.category === 'flat');
  const made = Array.from({ length: count }, (_, index) => ({
    ...(rows[0] as ReferenceListing),
    approval_status: 'approved' as const,
    hidden_at: null,
    shows_exact_place: false,
    ...change,
    id: (0x100000000000 + index * 37).toString(16).padStart(24, '6'),
  }));
  await site.services.db
    .insertInto('listings')
    .values(made.map(({ pictureCount, ...row }) => row))
    .execute();
  return made;
}

const clusters = async (query: Record<string, string> = {}): Promise<MapCluster[]> =>
  (await site.call(viewMap, { query: { within: everywhere, ...query } as never })).clusters;
/** A process whose catalogue is not loaded yet. */
function withoutCatalogue() {
  const engine = createDatabaseEngine(site.services.db);
  return { engine, words: createWordReader(site.services.db, engine) };
}
const total = (found: readonly MapCluster[]) => found.reduce((sum, { count }) => sum + count, 0);

describe('the public position of a listing', () => {
  const door = { longitude: 88.4312345, latitude: 26.7154321 };

  it('is its neighbourhood, up to a few hundred metres from the door', async () => {
    const [listing] = await store(1, door);
    const [pin] = await clusters({ within: '88.426,26.71,88.437,26.72' });
    expect(pin?.listings?.map(({ _id }) => _id)).toEqual([listing?.id]);
    expect(pin).toMatchObject(neighbourhood(door, listing?.id ?? ''));
    expect(distanceKm(door, pin as MapCluster)).toBeGreaterThan(0.02);
    expect(distanceKm(door, pin as MapCluster)).toBeLessThan(0.45);
  });

  it('does not change when the exact position moves within the neighbourhood', async () => {
    await store(1, door);
    const before = await clusters();
    await site.services.db.updateTable('listings').set({ longitude: 88.4329, latitude: 26.7159 }).execute();
    expect(await clusters()).toEqual(before);
  });

  it('is exact if the owner shows it, in every search', async () => {
    await store(1, { ...door, shows_exact_place: true });
    expect(await clusters({ within: '88.4312,26.7154,88.4313,26.7155' })).toMatchObject([door]);
    const query = viewMap.query.parse({ within: '88.4312,26.7154,88.4313,26.7155' });
    expect(await viewMapOperation(site.services, withoutCatalogue(), query)).toMatchObject([door]);
  });

  it('is the same in every search, however narrow: never the exact position', async () => {
    const [listing] = await store(1, door);
    const { longitude, latitude } = neighbourhood(door, listing?.id ?? '');
    const around = (x: number, y: number, reach: number) =>
      formatBounds({ west: x - reach, south: y - reach, east: x + reach, north: y + reach });
    const found = async (within: string) =>
      (await site.call(listAllListings, { query: { within } as never })).total;
    expect(await found(around(longitude, latitude, 0.0002))).toBe(1);
    expect(await found(around(door.longitude, door.latitude, 0.0002))).toBe(0);
    const corners = [0, 1, 2].map((turn) => ({
      longitude: door.longitude + 0.0002 * Math.cos((turn * 2 * Math.PI) / 3),
      latitude: door.latitude + 0.0002 * Math.sin((turn * 2 * Math.PI) / 3),
    }));
    const { total: inShape } = await site.call(listAllListings, {
      query: { shape: formatShape(corners) } as never,
    });
    expect(inShape).toBe(0);
  });
});

describe('the map', () => {
  it('counts the same as a list, in at most 150 clusters', async () => {
    await fc.assert(
      fc.asyncProperty(
        someListings(ownerId),
        fc.constantFrom<Record<string, string>>(
          {},
          { purpose: 'rent' },
          { propertyType: 'flat,house' },
          { priceRange: '8000+' },
          { shape: '88.38,26.68;88.46,26.68;88.42,26.76' },
        ),
        fc.constantFrom(everywhere, '88.4,26.7,88.44,26.73'),
        async (catalogue, query, within) => {
          await site.services.db.deleteFrom('listings').execute();
          await site.services.db
            .insertInto('listings')
            .values(catalogue.map(({ pictureCount, ...row }) => row))
            .execute();
          site.app.onStale(undefined);
          const found = await clusters({ ...query, within });
          const list = await site.call(listAllListings, { query: { ...query, within } as never });
          expect(total(found)).toBe(list.total);
          expect(found.length).toBeLessThanOrEqual(150);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('has the listings of a pin, and the lowest price of a cluster with one purpose', async () => {
    await store(5, { longitude: 88.43, latitude: 26.71, price_rupees: 4_000_000 });
    await site.services.db
      .updateTable('listings')
      .set({ price_rupees: 2_500_000 })
      .where('id', '=', sql<string>`(select max(id) from listings)`)
      .execute();
    expect(await clusters()).toMatchObject([{ count: 5, minPrice: 2_500_000 }]);
    expect((await clusters())[0]?.listings).toBeUndefined();
  });

  it('says the lowest price of short stays per day or week', async () => {
    const made = await store(4, {
      longitude: 88.43,
      latitude: 26.71,
      intent: 'rent',
      price_rupees: null,
      rent_rupees: 900,
      frequency: 'day',
      available_for_duration: 1,
      available_for_duration_unit: 'month',
    });
    await site.services.db
      .updateTable('listings')
      .set({ rent_rupees: 5_000, frequency: 'week' })
      .where('id', '=', made[0]?.id ?? '')
      .execute();
    const priceOf = async (query: Record<string, string>) => {
      const [{ minPrice, minPriceFrequency } = {}] = await clusters(query);
      return [minPrice, minPriceFrequency];
    };
    expect(await priceOf({ period: 'day,week' })).toEqual([714, 'day']);
    expect(await priceOf({ period: 'day' })).toEqual([900, 'day']);
    expect(await priceOf({ period: 'week' })).toEqual([5_000, 'week']);
    expect(await priceOf({})).toEqual([21_428, undefined]);
  });

  it.each([
    ['missing', {}],
    ['the wrong way round', { within: '88.5,26,88.4,27' }],
  ])('rejects bounds that are %s', async (_, query) => {
    await expect(site.call(viewMap, { query } as never)).rejects.toMatchObject({ status: 400 });
  });
});

it('answers the same while the catalogue loads', async () => {
  await store(40, { price_rupees: 5_000_000 });
  const { db } = site.services;
  const first = sql<string>`(select min(id) from listings)`;
  await db.updateTable('listings').set({ longitude: 88.5 }).where('id', '=', first).execute();
  for (const within of [everywhere, '88.4,26.7,88.44,26.73', '88.499,26,88.51,27']) {
    const query = viewMap.query.parse({ within });
    const read = await clusters({ within });
    const byDatabase = await viewMapOperation(site.services, withoutCatalogue(), query);
    const plain = (found: readonly MapCluster[]) =>
      found.map(({ longitude: _, latitude: __, ...cluster }) => cluster).sort((a, b) => a.count - b.count);
    expect(plain(byDatabase)).toEqual(plain(read));
  }
});
