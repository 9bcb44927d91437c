import { expect, it } from 'vitest';
import { areaOfSlug, areaSlug, namedAreas } from './area-slugs.ts';

it('gives every area an address of its own, by which it is found', () => {
  const slugs = namedAreas.map(areaSlug);
  expect(slugs).toContain('matigara');
  expect(slugs).toContain('sevoke-road');
  expect(new Set(slugs).size).toBe(namedAreas.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(slugs.map(areaOfSlug)).toEqual(namedAreas);
});

it.each(['sevoke', 'Sevoke-Road', 'sevoke_road', 'SEVOKE ROAD'])('understands %s', (text) => {
  expect(areaOfSlug(text)).toBe('sevoke');
});

it.each(['other', '', 'kolkata', 'sevoke-road-2'])('knows no area %s', (text) => {
  expect(areaOfSlug(text)).toBeUndefined();
});
