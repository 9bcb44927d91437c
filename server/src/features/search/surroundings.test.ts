import { distanceKm } from '@thikana/contract/distance';
import { viewListing } from '@thikana/contract/listings';
import { viewSurroundings } from '@thikana/contract/search/surroundings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeListing } from '../../../test/make-listing.ts';
import { openTestSite, type TestSite } from '../../../test/test-site.ts';
import { newId } from '../../lib/ids.ts';
import { listingRowColumns } from '../../platform/database/listing-row-columns.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import { cityPlaces } from '../city/city.feature.ts';

let site: TestSite;
let flat: ListingRow;

beforeAll(async () => {
  site = await openTestSite();
  const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
  const id = await makeListing(owner, { approvedBy: admin });
  flat = await site.services.db
    .selectFrom('listings')
    .select(listingRowColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
});
afterAll(() => site.close());

async function add(changes: Partial<ListingRow>): Promise<string> {
  const id = newId();
  await site.services.db
    .insertInto('listings')
    .values({ ...flat, ...changes, id })
    .execute();
  return id;
}
const around = (id = flat.id) => site.call(viewSurroundings, { params: { id } });

it('returns the newest of the same category at a similar price, and the usual price from eight on', async () => {
  // The flat stands in Sevoke Road; its public position is somewhere in its neighbourhood.
  const { landmarks, ...others } = await around();
  expect(others).toEqual({ similar: [] });
  expect(landmarks).toHaveLength(4);
  const { coordinates } = (await site.call(viewListing, { params: { id: flat.id } })).listingDetails;
  const [longitude, latitude] = coordinates.coordinates;
  const kilometres = landmarks.map((landmark) => distanceKm({ longitude, latitude }, landmark));
  expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other));
  expect(kilometres[3]).toBeLessThan(5);
  const kinds = cityPlaces().landmarks.filter(({ slug }) => landmarks.some((each) => each.slug === slug));
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(4);

  await add({ area: 'matigara' });
  await add({
    category: 'shop',
    bedrooms: null,
    bathrooms: null,
    built_up_area_square_feet: null,
    attached_bathroom: null,
    parking: null,
    shop_area_square_feet: 100,
    has_shutter: true,
  });
  await add({ approval_status: 'pending' });
  await add({ hidden_at: new Date() });
  const rents = [4_000, 8_400, 9_000, 10_000, 15_600];
  const ids: string[] = [];
  for (const rent of rents) ids.push(await add({ rent_rupees: rent }));
  const aWeek = await add({ rent_rupees: 2_800, frequency: 'week' });
  const threeBedrooms = await add({ bedrooms: 3, rent_rupees: 15_601 });
  const { similar, usualPrice } = await around();
  expect(similar.map(({ _id }) => _id)).toEqual([aWeek, ids[4], ids[3], ids[2]]);
  expect(usualPrice).toBeUndefined();

  await add({ rent_rupees: 20_000 });
  // 4,000 8,400 9,000 10,000 12,000 12,000 15,600 20,000
  expect((await around()).usualPrice).toEqual({ count: 8, low: 8_850, median: 11_000, high: 12_900 });
  expect((await around(threeBedrooms)).usualPrice).toBeUndefined();
});

it('returns nothing about a listing that is not public', async () => {
  const pending = await add({ approval_status: 'pending' });
  await expect(around(pending)).rejects.toMatchObject({ code: 'listing_not_found' });
  await expect(around('0'.repeat(24))).rejects.toMatchObject({ code: 'listing_not_found' });
});
