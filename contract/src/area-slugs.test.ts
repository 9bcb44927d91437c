import { afterEach, expect, it } from 'vitest';
import { areaOfSlug } from './area-of-slug.ts';
import { areaSlug, namedAreas } from './area-slugs.ts';
import { currentCity, setCity } from './city.ts';

const city = currentCity();
afterEach(() => setCity(city));

it('gives every area a unique slug that leads back to it', () => {
  const slugs = namedAreas().map(areaSlug);
  expect(slugs).toContain('matigara');
  expect(slugs).toContain('sevoke-road');
  expect(new Set(slugs).size).toBe(namedAreas().length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(slugs.map(areaOfSlug)).toEqual(namedAreas());
});

it.each(['sevoke', 'Sevoke-Road', 'sevoke_road', 'SEVOKE ROAD'])('understands %s', (text) => {
  expect(areaOfSlug(text)).toBe('sevoke');
});

it.each(['other', '', 'kolkata', 'sevoke-road-2'])('finds no area for %s', (text) => {
  expect(areaOfSlug(text)).toBeUndefined();
});

it.each([
  ['centro-historico', 'Centro Histórico', 'centro-historico'],
  ['sao-vicente', 'São Vicente (Norte)', 'sao-vicente-norte'],
  ['st_johns', "St. John's", 'st-john-s'],
  ['hakimpara', 'হাকিমপাড়া', 'hakimpara'],
])('gives %s, named %s, an address that browsers do not encode', (slug, name, address) => {
  setCity({ ...city, areas: [{ slug, name, latitude: 19, longitude: -98 }] });
  expect(areaSlug(slug)).toBe(address);
  expect(encodeURI(address)).toBe(address);
  expect([address, name, slug].map(areaOfSlug)).toEqual([slug, slug, slug]);
});
