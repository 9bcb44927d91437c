import { viewArea } from '@thikana/contract/area-pages';
import { namedAreas } from '@thikana/contract/area-slugs';
import { viewAreas } from '@thikana/contract/area-totals';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { viewSite } from '@thikana/contract/site';
import { expect, it } from 'vitest';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { markStale } from '../../http/staleness.ts';
import { newId } from '../../lib/ids.ts';
import { listingRowColumns } from '../../platform/database/listing-row-columns.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const id = await makeListing(owner, { approvedBy: admin });
const flat = await site.services.db
  .selectFrom('listings')
  .select(listingRowColumns)
  .where('id', '=', id)
  .executeTakeFirstOrThrow();

async function add(changes: Partial<ListingRow> = {}): Promise<string> {
  const id = newId();
  await site.services.db
    .insertInto('listings')
    .values({ ...flat, ...changes, id })
    .execute();
  return id;
}
const sold = {
  intent: 'sell',
  rent_rupees: null,
  frequency: null,
  available_for_duration: null,
  available_for_duration_unit: null,
  deposit_rupees: null,
  maintenance_rupees: null,
  price_rupees: 4_000_000,
} as const;
const view = (area: 'sevoke' | 'bagdogra', intent: 'rent' | 'sell') =>
  site.call(viewArea, { params: { area, intent } });

it('counts public listings by category, with the usual price from eight on', async () => {
  for (const rent of [8_000, 9_000, 10_000, 11_000, 13_000, 14_000])
    await add({ rent_rupees: rent, bedrooms: 3 });
  await add({ approval_status: 'pending' });
  await add({ hidden_at: new Date() });
  await add({ area: 'other' });
  await add(sold);
  const house = await add({ category: 'house', floor: 2 });
  const before = await view('sevoke', 'rent');
  expect(before).toMatchObject({ area: 'sevoke', intent: 'rent', total: 8, totalOfOtherIntent: 1 });
  expect(before.kinds).toEqual([
    { category: 'flat', count: 7 },
    { category: 'house', count: 1 },
  ]);
  expect(before.newest[0]?._id).toBe(house);

  // Lists show short stays only to those who ask for them.
  await add({ rent_rupees: 900, frequency: 'day' });
  const newest = await add({ rent_rupees: 15_000 });
  const { total, kinds, newest: shown } = await view('sevoke', 'rent');
  expect(total).toBe(9);
  expect(kinds[0]).toEqual({
    category: 'flat',
    count: 8,
    usualPrice: { count: 8, low: 9_750, median: 11_500, high: 13_250 },
  });
  expect(shown).toHaveLength(8);
  expect(shown[0]?._id).toBe(newest);
});

it('lists the nearest areas and their listings', async () => {
  await add({ area: 'darjeeling_more' });
  const { nearby } = await view('sevoke', 'rent');
  expect(nearby).toHaveLength(6);
  expect(nearby.map(({ km }) => km)).toEqual(nearby.map(({ km }) => km).toSorted((a, b) => a - b));
  expect(nearby).not.toContainEqual(expect.objectContaining({ area: 'sevoke' }));
  expect((await view('bagdogra', 'rent')).nearby).not.toContainEqual(
    expect.objectContaining({ area: 'bidhan_nagar' }),
  );
  expect(nearby.find(({ area }) => area === 'champasari')).toMatchObject({ total: 0 });
});

it('compares homes by bedrooms, without short stays', async () => {
  const homes = (intent: 'rent' | 'sell') => view('bagdogra', intent).then(({ rooms }) => rooms);
  expect(await homes('rent')).toEqual([]);
  for (const rent of [5_000, 6_000, 7_000, 8_000, 9_000, 10_000, 11_000, 12_000])
    await add({ area: 'bagdogra', bedrooms: 2, rent_rupees: rent });
  await add({ area: 'bagdogra', bedrooms: 2, rent_rupees: 900, frequency: 'day' });
  for (const bedrooms of [4, 6]) await add({ area: 'bagdogra', bedrooms });
  await add({ ...sold, area: 'bagdogra', bedrooms: 3 });
  expect(await homes('rent')).toEqual([
    { rooms: '2', count: 8, usualPrice: { count: 8, low: 6_750, median: 8_500, high: 10_250 } },
    { rooms: '4+', count: 2 },
  ]);
  expect(await homes('sell')).toEqual([{ rooms: '3', count: 1 }]);
  await site.services.db.deleteFrom('listings').where('area', '=', 'bagdogra').execute();
});

it('has a small map, with a landmark of each kind nearby', async () => {
  const { map, landmarks } = await view('sevoke', 'rent');
  const { west, south, east, north } = map.bounds;
  expect(west < 88.437 && 88.437 < east && south < 26.733 && 26.733 < north).toBe(true);
  expect(map.shapes.map(({ name }) => name)).toContain('Sevoke Road');
  expect(map.shapes.map(({ name }) => name)).not.toContain('Teesta');
  expect(map.outline).toBeUndefined();
  expect(landmarks[0]).toMatchObject({ name: '2nd Mile, Sevoke Road', km: 0 });
  expect(landmarks).toHaveLength(6);
  expect(landmarks.map(({ km }) => km)).toEqual(landmarks.map(({ km }) => km).toSorted((a, b) => a - b));
});

it('has a page for an area without listings', async () => {
  expect(await view('bagdogra', 'sell')).toMatchObject({
    total: 0,
    totalOfOtherIntent: 0,
    kinds: [],
    newest: [],
  });
});

it('lists the areas with listings', async () => {
  const { areas } = await site.call(viewAreas, {});
  expect(areas).toEqual([
    { area: 'sevoke', rent: 9, sell: 1, usualRent: 12_000 },
    { area: 'darjeeling_more', rent: 1, sell: 0 },
  ]);
});

it('are counted for the home page if they have public listings', async () => {
  const { settings } = await admin.call(viewSettings, {});
  await admin.call(saveSettings, {
    body: { ...settings, counterFloors: { listings: 0, customers: 0, areas: 0 } },
  });
  const counted = async () => (await site.call(viewSite, {})).counters.areas;
  const others = namedAreas().filter((area) => !['sevoke', 'darjeeling_more'].includes(area));
  const [tenth, pending, hidden, ...rest] = others;
  for (const area of rest.slice(0, 7)) await add({ area });
  await add({ area: pending, approval_status: 'pending' });
  await add({ area: hidden, hidden_at: new Date() });
  const id = await add({ area: tenth });
  await markStale(site.services.db, ['site']);
  await expect.poll(counted).toBe(10);
  await site.services.db.deleteFrom('listings').where('id', '=', id).execute();
  await markStale(site.services.db, ['site']);
  await expect.poll(counted).toBe(0);
});
