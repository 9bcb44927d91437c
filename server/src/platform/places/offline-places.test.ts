import path from 'node:path';
import { currentCity } from '@thikana/contract/city';
import { placeSchema } from '@thikana/contract/site';
import { beforeAll, describe, expect, test } from 'vitest';
import { inLanguage } from '../../lib/current-language.ts';
import { readGazetteer } from './gazetteer.ts';
import { createOfflinePlaces } from './offline-places.ts';

const folder = path.resolve(import.meta.dirname, '../../../../cities/siliguri');
const readSiliguri = async () => (await readGazetteer(folder)) ?? [];
const places = createOfflinePlaces(readSiliguri);
beforeAll(() => places.suggest('Siliguri'));

const labels = async (query: string) => (await places.suggest(query)).map(({ label }) => label);

test.each([
  ['Matigara', 'Matigara'],
  ['matigada', 'Matigara'],
  ['matigora', 'Matigara'],
  ['mati gara', 'Matigara'],
  ['atigara', 'Matigara'],
  ['mat', 'Matigara'],
  ['sevok rod', 'Sevoke Road'],
  ['sebok', 'Sevoke Road'],
  ['sevokeroad', 'Sevoke Road'],
  ['ROAD SEVOKE', 'Sevoke Road'],
  ['bagdogra 734', 'Bagdogra'],
  ['bagdora', 'Bagdogra'],
  ['bagdogra airport', 'Bagdogra Air Port'],
  ['siv mandir', 'Shiv Mandir Area'],
  ['shibmandir', 'Shiv Mandir Area'],
  ['prodhan nagar', 'Pradhan Nagar'],
  ['champasuri', 'Champasari'],
  ['salugarah', 'Salugara'],
  ['khalpada', 'Khalpara'],
  ['uttarayan', 'Uttorayon'],
  ['darjiling more', 'Darjeeling More'],
  ['asigarh', 'Ashighar'],
  ['hakim para', 'Hakimpara'],
  ['kolej para', 'College Para'],
  ['bidhannagar', 'Bidhan Nagar'],
  ['shiliguri', 'Siliguri'],
  ['siilguri', 'Siliguri'],
  ['শিলিগুড়ি', 'Siliguri'],
  ['मालबाजार', 'Malbazar'],
  ['haiderpada siliguri', 'Haidarpara'],
  ['njp', 'Bhaktinagar'],
  ['naksalbadi', 'Naxalbari'],
  ['mal bazar', 'Malbazar'],
  ['Dārjiling', 'Darjeeling'],
  ['jalpaiguri', 'Jalpaiguri'],
  ['koochbihar', 'Cooch Behar'],
  ['calcutta', 'Kolkata'],
  ['banglore', 'Bengaluru'],
  ['kota', 'Kota'],
])('%j finds %s first', async (query, expected) => {
  expect((await labels(query))[0]).toBe(expected);
});

test.each([
  ['734001', 'Sevoke Road'],
  ['734 003', 'Champasari'],
  ['735101', 'Jalpaiguri'],
])('the PIN code %s lists the places it serves, %s among them', async (query, expected) => {
  const found = await places.suggest(query);

  expect(found.map(({ label }) => label)).toContain(expected);
  expect(found.every(({ detail }) => detail.includes(query.replace(' ', '')))).toBe(true);
});

describe('order', () => {
  test('a place near Siliguri comes before one of the same name far away', async () => {
    const [near, far] = await places.suggest('matigara');

    expect(near).toMatchObject({ label: 'Matigara', detail: 'Siliguri 734010', area: 'matigara' });
    expect(far).toMatchObject({ label: 'Matigara', detail: 'Dhanbad, Jharkhand', area: 'other' });
  });

  test.each(['p', 'pr', 'sa', 'm', 'co', 'b'])('%j begins with a place in Siliguri', async (query) => {
    expect((await places.suggest(query))[0]?.detail).toMatch(/^Siliguri/);
  });

  test('a prefix match comes before a misspelling, however near', async () => {
    const found = await labels('mirza');

    expect(found[0]).toMatch(/^Mirza/);
    expect(found).not.toContain('Mirik');
  });

  test('a city comes before villages of its name', async () => {
    expect((await places.suggest('kota'))[0]?.detail).toBe('Rajasthan');
  });

  test('unknown words do not hide a match', async () => {
    expect((await labels('flat near bagdogra'))[0]).toBe('Bagdogra');
  });

  test('the state distinguishes towns of one name', async () => {
    expect((await places.suggest('aurangabad bihar'))[0]?.detail).toContain('Bihar');
    expect((await places.suggest('aurangabad maharashtra'))[0]?.detail).toContain('Maharashtra');
  });
});

test('every area is found by its name at its position in the city', async () => {
  for (const area of currentCity().areas) {
    const [first] = await places.suggest(area.name);
    expect(first).toMatchObject({
      label: area.name,
      area: area.slug,
      coordinates: { type: 'Point', coordinates: [area.longitude, area.latitude] },
    });
  }
});

test.each(['s', 'para', '7', 'siliguri', 'nagar road'])(
  '%j gives at most 8 well-formed places',
  async (query) => {
    const found = await places.suggest(query);

    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(8);
    for (const place of found) expect(placeSchema.parse(place)).toEqual(place);
  },
);

test.each(['', '   ', '???', 'Шилигури', 'qqqqxxzz', 'a'.repeat(100), 'ab '.repeat(33), '9999999999'])(
  '%j has no result and no failure',
  async (query) => {
    expect((await places.suggest(query)).length).toBeLessThanOrEqual(8);
  },
);

test.each([
  ['en', 'Darjeeling district, 734221'],
  ['bn', 'Darjeeling জেলা, 734221'],
  ['hi', 'Darjeeling ज़िला, 734221'],
  ['ne', 'Darjeeling जिल्ला, 734221'],
] as const)('the district of a post office is named in the language %s', async (language, detail) => {
  const [first] = await inLanguage(language, () => places.suggest('batasi'));
  expect(first?.detail).toBe(detail);
});

test('places of the city are those around its centre, whatever their postal code', async () => {
  const { centre } = currentCity();
  const place = { otherNames: [], district: 'Sonitpur', state: 'Assam', ...centre };
  const offline = createOfflinePlaces(async () => [
    { ...place, kind: 'post office', name: 'Harbour', pinCode: '784001' },
    { ...place, kind: 'post office', name: 'Highland', pinCode: '784001', latitude: centre.latitude + 1 },
  ]);
  expect((await offline.suggest('harbour'))[0]?.detail).toBe('Siliguri 784001');
  expect((await offline.suggest('highland'))[0]?.detail).toBe('Sonitpur district, 784001');
});

test('nonsense finds nothing', async () => {
  expect(await places.suggest('qqqqxxzz')).toEqual([]);
});

test('concurrent first queries load the data once', async () => {
  const fresh = createOfflinePlaces(readSiliguri);
  const answers = await Promise.all([fresh.suggest('sukna'), fresh.suggest('sukna')]);

  expect(answers[0]?.[0]?.label).toBe('Sukna');
  expect(answers[1]).toEqual(answers[0]);
});
