import { afterEach, expect, it } from 'vitest';
import { type CityArea, currentCity, setCity } from './city.ts';
import { distanceKm } from './distance.ts';
import { nearestArea } from './nearest-area.ts';

const city = currentCity();
afterEach(() => setCity(city));

it('is the area whose centre it is', () => {
  const { areas } = currentCity();
  expect(areas.map((area) => nearestArea(area))).toEqual(areas.map(({ slug }) => slug));
});

it('returns other beyond five kilometres of every area', () => {
  expect(nearestArea({ longitude: 88.2663, latitude: 27.036 })).toBe('other');
});

it('compares the areas of a city with thousands like the distances to all of them', () => {
  // Irregular, and the same every time.
  const spread = (number: number) => ((number * 0.618_034) % 1) - 0.5;
  const areas = Array.from({ length: 1_000 }, (_, number): CityArea => {
    const slug = `area-${number}`;
    return { slug, name: slug, latitude: 26.7 + spread(number * 7), longitude: 88.4 + spread(number * 3.1) };
  });
  const [first, second] = areas as [CityArea, CityArea];
  const merged = { slug: 'area-7', latitude: 27.25, longitude: 88.4 };
  setCity({ ...city, areas, mergedAreas: [merged] });
  expect(nearestArea(first)).toBe(first.slug);
  expect(nearestArea(second)).toBe(second.slug);
  expect(nearestArea({ latitude: 27.26, longitude: 88.4 })).toBe('area-7');
  for (let number = 0; number < 60; number += 1) {
    const position = { latitude: 26.7 + spread(number * 1.3), longitude: 88.4 + spread(number * 2.3) };
    const [nearest] = areas.toSorted((one, other) => distanceKm(position, one) - distanceKm(position, other));
    if (nearest && distanceKm(position, nearest) <= 5 && nearest !== first)
      expect(nearestArea(position)).toBe(nearest.slug);
  }
});

it('finds an area without a position of its own by its name in the address only', () => {
  const { centre } = city;
  const typed = (slug: string, name: string, at = centre): CityArea => ({ slug, name, ...at });
  const north = { latitude: centre.latitude + 0.02, longitude: centre.longitude };
  setCity({
    ...city,
    areas: [
      typed('carmen', 'El Carmen'),
      typed('carmen_alto', 'El Carmen Alto'),
      typed('paz', 'La Páz', north),
    ],
  });
  expect(nearestArea(centre, 'Calle 2, el carmen, Puebla')).toBe('carmen');
  expect(nearestArea(centre, 'El Carmen Alto')).toBe('carmen_alto');
  expect(nearestArea(centre, 'Carmenes')).toBe('paz');
  expect(nearestArea(centre)).toBe('paz');
  const far = { latitude: centre.latitude + 1, longitude: centre.longitude };
  expect(nearestArea(far, 'El Carmen')).toBe('other');
  setCity({ ...city, areas: [typed('carmen', 'El Carmen'), typed('paz', 'La Páz', north)] });
  expect(nearestArea(centre)).toBe('carmen');
});
