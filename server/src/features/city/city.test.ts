import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { viewArea } from '@thikana/contract/area-pages';
import { type City, currentCity, setCity } from '@thikana/contract/city';
import { viewCityMap, viewMapLandmarks } from '@thikana/contract/city-map';
import { viewListing } from '@thikana/contract/listings';
import { viewYourListings } from '@thikana/contract/own-listings';
import { listRentals } from '@thikana/contract/search/search';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { landForSale } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { makeTemporaryFolder } from '../../../test/temporary-folder.ts';
import { openTestSite, type TestSite } from '../../../test/test-site.ts';
import { loadCity, useCity } from './city.feature.ts';

const shipped = path.resolve(import.meta.dirname, '../../../../cities/siliguri');

let site: TestSite;
let city: City;
/** A copy of the pack that ships. */
let folder: string;
beforeAll(async () => {
  city = currentCity();
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(() => {
  folder = path.join(makeTemporaryFolder(), 'siliguri');
  cpSync(shipped, folder, { recursive: true });
});
afterEach(() => setCity(city));

const change = (file: string, from: string, to: string) => {
  const content = readFileSync(path.join(folder, file), 'utf8');
  expect(content).toContain(from);
  writeFileSync(path.join(folder, file), content.replace(from, to));
};
const areaName = (slug: string) => currentCity().areas.find((area) => area.slug === slug)?.name;

it('has the areas of its pack in the order of the file', () => {
  expect(currentCity()).toEqual(city);
  expect(city.areas[0]).toMatchObject({
    ...{ slug: 'siliguri_city', name: 'Siliguri City Center', latitude: 26.712, longitude: 88.429 },
  });
});

it('follows a changed pack at the next start', async () => {
  change('areas.csv', 'matigara,Matigara', 'matigara,Matigara Town');
  await loadCity(site.services.db, folder);
  expect(areaName('matigara')).toBe('Matigara Town');
  await loadCity(site.services.db, shipped);
  expect(areaName('matigara')).toBe('Matigara');
});

it('keeps what it has when the pack is damaged', async () => {
  change('areas.csv', 'matigara,Matigara', 'Matigara,Matigara Town');
  await expect(loadCity(site.services.db, folder)).rejects.toThrow('areas.csv:4: The slug Matigara');
  await useCity(site.services.db);
  expect(areaName('matigara')).toBe('Matigara');
});

it('refuses the pack of another city', async () => {
  const other = path.join(makeTemporaryFolder(), 'tezpur');
  cpSync(shipped, other, { recursive: true });
  await expect(loadCity(site.services.db, other)).rejects.toThrow(
    'The database has the city siliguri, and CITY names tezpur.',
  );
});

it('says which file a folder lacks', async () => {
  await expect(loadCity(site.services.db, makeTemporaryFolder())).rejects.toThrow(
    'There is no city.yaml in ',
  );
});

it('finds the listings of an area by its former slug, in lists and on its page', async () => {
  const owner = await site.person();
  await makeListing(owner, { approvedBy: await site.person('admin') });
  const file = readFileSync(path.join(folder, 'areas.csv'), 'utf8').split('\n');
  const rows = file.map((line) => (line.startsWith('sevoke,') ? `${line}old_sevoke` : line));
  writeFileSync(path.join(folder, 'areas.csv'), rows.join('\n'));
  await loadCity(site.services.db, folder);

  const { rentals } = await site.call(listRentals, { query: { location: ['old_sevoke'] } });
  expect(rentals.map(({ area }) => area)).toEqual(['sevoke']);
  const page = await site.call(viewArea, { params: { area: 'old_sevoke', intent: 'rent' } });
  expect(page).toMatchObject({ area: 'sevoke', total: 1 });
});

it('draws rivers and roads for the map', async () => {
  const { shapes } = await site.call(viewCityMap, {});
  expect(shapes.filter(({ kind }) => kind === 'river').map(({ name }) => name)).toContain('Mahananda');
  expect(shapes.find(({ kind }) => kind === 'road')?.geometry.coordinates.length).toBeGreaterThan(1);
});

it('has landmarks for a part of the map, stations and hospitals before the others', async () => {
  const within = '88.41,26.69,88.45,26.73';
  const { landmarks } = await site.call(viewMapLandmarks, { query: { within } });
  const kinds = [...new Set(landmarks.map(({ kind }) => kind))];
  expect(kinds.slice(0, 2)).toEqual(['station', 'hospital']);
  expect(kinds).not.toContain('road');
  expect(landmarks.length).toBeLessThanOrEqual(100);
  expect(landmarks.find(({ slug }) => slug === 'siliguri-junction')).toMatchObject({
    names: { bn: 'শিলিগুড়ি জংশন' },
    longitude: 88.41366,
  });
  expect((await site.call(viewMapLandmarks, { query: { within: '10,10,11,11' } })).landmarks).toEqual([]);
  const all = await site.call(viewMapLandmarks, { query: { within: '88,26,89,27' } });
  expect([all.landmarks.length, all.isComplete]).toEqual([100, false]);
});

it('hides listings of kinds that the pack no longer offers, tells their owners, and shows them once it does', async () => {
  const [owner, admin] = [await site.person(), await site.person('admin')];
  const flat = await makeListing(owner, { approvedBy: admin });
  const land = await makeListing(owner, { fields: landForSale, approvedBy: admin });
  const running = await openTestSite({ beside: site });
  const start = async (cityDir: string) => {
    const process = await openTestSite({ beside: site, environment: { CITY: cityDir } });
    await process.close();
  };
  const isShown = (id: string) =>
    running.call(viewListing, { params: { id } }).then(
      () => true,
      () => false,
    );
  change('city.yaml', 'intents: [rent, sell]', 'intents: [rent]');
  await start(folder);
  await expect.poll(() => isShown(land), { timeout: 1_000 }).toBe(false);
  expect(await isShown(flat)).toBe(true);
  const { postArray } = await owner.call(viewYourListings, {});
  expect(postArray.find(({ _id }) => _id === land)?.availability?.state).toBe('unoffered');
  await start(shipped);
  await expect.poll(() => isShown(land), { timeout: 1_000 }).toBe(true);
  await running.close();
});

it('goes through all listings only when the pack offers something else than before', async () => {
  const followed: (readonly string[])[] = [];
  const load = () =>
    loadCity(site.services.db, folder, async (_, kinds) => {
      followed.push(kinds);
    });
  change('city.yaml', 'radiusKm: 12', 'radiusKm: 13');
  await load();
  expect(followed).toEqual([]);
  change('city.yaml', 'intents: [rent, sell]', 'intents: [rent]');
  await load();
  expect(followed).toEqual([['rent house', 'rent flat', 'rent shop']]);
});
