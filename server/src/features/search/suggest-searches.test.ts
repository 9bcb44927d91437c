import { listAllListings, suggestSearches } from '@thikana/contract/search/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDemoListings } from '../../../test/make-listing.ts';
import { openTestSite, type TestSite } from '../../../test/test-site.ts';
import { inLanguage } from '../../lib/current-language.ts';

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
  expect((await suggest(q)).areas.map(({ slug }) => slug)).toContain(area);
});

it.each([
  ['মাটি', 'মাটিগাড়া'],
  ['सेवक', 'सेवक रोड'],
  ['mati', 'Matigara'],
])('names the area for %s in its script, with its number of listings', async (q, label) => {
  const [area] = (await suggest(q)).areas;
  const { total } = await site.call(listAllListings, { query: { location: area?.slug } } as never);
  expect(area).toMatchObject({ label, total });
  expect(total).toBeGreaterThan(0);
});

it.each([
  ['2 bhk mati', 'areas', { rooms: '2', location: 'matigara' }],
  ['dokan sev', 'areas', { propertyType: 'shop', location: 'sevoke' }],
  ['flat for rent near njp', 'landmarks', { purpose: 'rent', propertyType: 'flat', landmark: 'njp-station' }],
  ['garden matigara or sev', 'areas', { q: 'garden', location: 'sevoke' }],
] as const)('suggests for %s a place together with what stands before it', async (q, kind, meant) => {
  const [first] = (await suggest(q))[kind];
  const shown = first?.understood.purpose ? { ...first.understood, period: 'month,year' } : first?.understood;
  const { total } = await site.call(listAllListings, { query: shown } as never);
  expect(first).toMatchObject({ understood: { q: '', ...meant }, total });
  expect(total).toBeGreaterThan(0);
});

it('suggests no place for the number of rooms', async () => {
  for (const q of ['2 bhk', '2 bhk mati']) {
    const { landmarks, places } = await suggest(q);
    const names = [...landmarks, ...places].map(({ label }) => label);
    expect(names).not.toContain('Asian Highway 2');
    expect(names).not.toContain('2nd Mile, Sevoke Road');
  }
});

it('suggests what the whole text means, with its number of listings', async () => {
  const { searches } = await suggest('2 bhk flat for rent');
  const understood = { q: '', purpose: 'rent', propertyType: 'flat', rooms: '2' };
  // The page of rentals leaves out short stays.
  const shown = { ...understood, period: 'month,year' };
  const { total } = await site.call(listAllListings, { query: shown } as never);
  expect(searches).toEqual([{ label: '2 bhk flat for rent', understood, total }]);
  expect((await suggest('9 bhk shop')).searches).toEqual([]);
});

it.each([
  ['fla', 'flat', 'flat'],
  ['ফ্ল', 'ফ্ল্যাট', 'flat'],
  ['दुक', 'दुकान', 'shop'],
])('suggests for %s the kind %s', async (q, label, propertyType) => {
  expect((await suggest(q)).searches).toContainEqual({
    ...{ label, understood: { propertyType } },
    total: expect.any(Number),
  });
});

it('suggests nearby places other than areas as parts of the map', async () => {
  const { places } = await suggest('rath khola');
  expect(places[0]).toMatchObject({
    label: 'Rath Khola',
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
  const { total } = await site.call(listAllListings, { query: { landmark: 'njp-station' } } as never);
  expect(landmarks[0]).toMatchObject({ slug: 'njp-station', label: 'New Jalpaiguri station', total });
  expect(landmarks.length).toBeGreaterThan(1);
});

it('suggests a place that is a landmark once', async () => {
  const { landmarks, places } = await suggest('sukna');
  expect(landmarks[0]).toMatchObject({ slug: 'sukna' });
  expect(places.map(({ label }) => label)).not.toContain('Sukna');
});

it('suggests nothing that no listing matches', async () => {
  expect(await suggest('xkqwvx')).toEqual({
    searches: [],
    areas: [],
    landmarks: [],
    places: [],
    listings: [],
  });
});

it('suggests a listing by its title in the language of the request', async () => {
  const second = 'জোনাকি গাছের পাশে ফ্ল্যাট';
  await site.services.pool.query(
    `update listings set second_title = $1 where id = (select id from listings where approval_status = 'approved'
       and hidden_at is null and rent_rupees is not null limit 1)`,
    [second],
  );
  const titlesIn = (language: 'bn' | 'en') =>
    inLanguage(language, async () => (await suggest('জোনাকি')).listings.map(({ title }) => title));
  await expect.poll(() => titlesIn('bn')).toEqual([second]);
  expect(await titlesIn('en')).not.toContain(second);
});
