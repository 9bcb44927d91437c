import { type CityArea, currentCity, setCity } from '@thikana/contract/city';
import { flatMapAround, kmOf, squareOfDistance } from '@thikana/contract/proximity';
import { afterEach, expect, it } from 'vitest';
import { useCityOfTests } from '../../../test/city/cities.ts';
import { createRandom } from '../../demo/random.ts';
import { relaxationsOf } from './relaxations.ts';

afterEach(() => useCityOfTests('siliguri'));

const kmBetween = (from: CityArea, { longitude, latitude }: CityArea) =>
  kmOf(Math.sqrt(squareOfDistance(flatMapAround(from), longitude, latitude)));

it('offers the nearest of many areas, the nearest first', () => {
  const city = currentCity();
  const random = createRandom(7);
  const [first] = city.areas as [CityArea];
  const areas = Array.from({ length: 400 }, (_, place) => ({
    ...first,
    slug: `area_${place}`,
    latitude: first.latitude + random.between(-400, 400) / 1000,
    longitude: first.longitude + random.between(-400, 400) / 1000,
  }));
  setCity({ ...city, areas });

  for (const asked of areas.slice(0, 20)) {
    const nearest = areas
      .filter((area) => area !== asked)
      .map((area) => ({ slug: area.slug, km: kmBetween(asked, area) }))
      .filter(({ km }) => km <= 25)
      .sort((one, other) => one.km - other.km)
      .slice(0, 10);
    const offered = relaxationsOf('location', { location: [asked.slug] }).map(
      ({ instead }) => instead.location,
    );
    const within = [3, 8, 25].map((most) => nearest.filter(({ km }) => km <= most).map(({ slug }) => slug));
    const expected = within.filter((slugs) => slugs.length > 0).map((slugs) => [asked.slug, ...slugs].join());
    expect(offered).toEqual([...expected, '']);
  }
});

it.each([
  [['fully-furnished'], ['fully-furnished,semi-furnished', '']],
  [['unfurnished'], ['unfurnished,semi-furnished', '']],
  [['semi-furnished'], ['']],
  [['unfurnished', 'fully-furnished'], ['']],
] as const)('offers semi-furnished homes first to who asked for %j', (furnishing, offered) => {
  const weaker = relaxationsOf('furnishing', { furnishing: [...furnishing] });
  expect(weaker.map(({ instead }) => instead.furnishing)).toEqual(offered);
});
