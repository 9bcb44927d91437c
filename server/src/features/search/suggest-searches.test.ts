import { suggestSearches } from '@thikana/contract/search/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDemoListings } from '../../../test/make-listing.ts';
import { openTestSite, type TestSite } from '../../../test/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
  await addDemoListings(site);
});
afterAll(() => site.close());

const suggest = (q: string) => site.call(suggestSearches, { query: { q } });

it.each([
  ['mat', 'matigara'],
  ['matigada', 'matigara'],
  ['মাটি', 'matigara'],
  ['सेवक', 'sevoke'],
  ['sevok rod', 'sevoke'],
  ['hakim p', 'hakimpara'],
])('suggests for %s the area %s', async (q, area) => {
  expect((await suggest(q)).areas).toContain(area);
});

it('suggests nearby places other than areas as parts of the map', async () => {
  const { places } = await suggest('sukna');
  expect(places[0]).toMatchObject({
    label: 'Sukna',
    within: expect.stringMatching(/^88\.\d+,26\.\d+,88\.\d+,26\.\d+$/),
  });
  expect((await suggest('mumbai')).places).toEqual([]);
  expect((await suggest('matigara')).places.map(({ label }) => label)).not.toContain('Matigara');
});

it('suggests listings by the understood filters and the words of their titles', async () => {
  const { listings } = await suggest('flat in bagdogra');
  expect(listings.length).toBeGreaterThan(0);
  const [{ title } = { title: '' }] = (await suggest('shop')).listings;
  const [last = ''] = title.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  const found = await suggest(last.slice(0, -1));
  expect(found.listings).not.toHaveLength(0);
  expect(found.listings.length).toBeLessThanOrEqual(4);
  for (const each of found.listings) expect(each.title.toLowerCase()).toContain(last.slice(0, -1));
});

it('suggests landmarks, first the one that is called so', async () => {
  const { landmarks } = await suggest('njp');
  expect(landmarks[0]).toEqual({ slug: 'njp-station', name: 'New Jalpaiguri station' });
  expect(landmarks.length).toBeGreaterThan(1);
});

it('suggests nothing that no listing matches', async () => {
  expect(await suggest('xkqwvx')).toEqual({ areas: [], landmarks: [], places: [], listings: [] });
});
