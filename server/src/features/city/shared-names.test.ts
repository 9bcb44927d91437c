import { areaOfSlug } from '@thikana/contract/area-of-slug';
import { areaSlug } from '@thikana/contract/area-slugs';
import { currentCity, setCity } from '@thikana/contract/city';
import { afterEach, expect, it } from 'vitest';
import { markSharedNames } from './shared-names.ts';

const city = currentCity();
afterEach(() => setCity(city));

it.each<[string, [slug: string, name: string][], string[]]>([
  [
    'two of one name',
    [
      ['park_north', 'Park'],
      ['park_south', 'Park'],
    ],
    ['park', 'park-south'],
  ],
  [
    'the name is the slug of the second',
    [
      ['north', 'Park'],
      ['park', 'Park'],
    ],
    ['north', 'park'],
  ],
  [
    'the name is the slug of another area',
    [
      ['north', 'Park'],
      ['park', 'Old Park'],
    ],
    ['north', 'old-park'],
  ],
  [
    'names that differ in accents only',
    [
      ['sao', 'São'],
      ['other_sao', 'Sao'],
    ],
    ['sao', 'other-sao'],
  ],
  [
    'names in another script',
    [
      ['one', 'পার্ক'],
      ['two', 'পার্ক'],
    ],
    ['one', 'two'],
  ],
])('gives each area a page of its own: %s', (_, named, addresses) => {
  const areas = named.map(([slug, name]) => ({ slug, name, latitude: 26.7, longitude: 88.4 }));
  setCity({ ...city, areas: markSharedNames(areas), hiddenAreas: [], formerSlugs: {} });
  const slugs = areas.map(({ slug }) => slug);
  expect(slugs.map(areaSlug)).toEqual(addresses);
  expect(addresses.map(areaOfSlug)).toEqual(slugs);
});

it('does not take an area for another of its name that the page does not know', () => {
  const [, second] = markSharedNames([
    { slug: 'park', name: 'Park', latitude: 26.7, longitude: 88.4 },
    { slug: 'park_south', name: 'Park', latitude: 26.6, longitude: 88.4 },
  ]);
  setCity({ ...city, areas: second ? [second] : [], hiddenAreas: [], formerSlugs: {} });
  expect(areaOfSlug('park')).toBeUndefined();
  expect(areaSlug('park_south')).toBe('park-south');
});
