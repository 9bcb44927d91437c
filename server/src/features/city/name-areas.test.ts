import { currentCity, setCity } from '@thikana/contract/city';
import { nameAreas } from '@thikana/contract/city-map';
import { afterAll, expect, it } from 'vitest';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const city = currentCity();
afterAll(() => setCity(city));

it('names areas by slug, former slug and spelling in addresses, and leaves unknown ones out', async () => {
  const hidden = { slug: 'gone', name: 'Gone', latitude: 26.7, longitude: 88.4 };
  setCity({ ...city, hiddenAreas: [hidden], formerSlugs: { sewok: 'sevoke' } });
  const { areas, formerSlugs } = await site.call(nameAreas, {
    query: { slugs: 'sevoke,sewok,sevoke-road,nowhere,gone' },
  });
  expect(areas).toEqual([currentCity().areas.find(({ slug }) => slug === 'sevoke'), hidden]);
  expect(formerSlugs).toEqual({ sewok: 'sevoke', 'sevoke-road': 'sevoke' });
});
