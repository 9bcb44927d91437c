import { expect, it } from 'vitest';
import { areaOfSlug } from './area-of-slug.ts';
import { areaSlug, namedAreas } from './area-slugs.ts';

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
