import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parsePack, readPackFiles } from './read-pack.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../cities/siliguri');
const { areas, landmarks } = parsePack(await readPackFiles(folder));
const languages = ['bn', 'hi', 'ne'] as const;
const joined = (name = '') => name.replaceAll(/[\s-]/g, '').toLowerCase();

it('every landmark of Siliguri has a name in each language', () => {
  const places = landmarks.flatMap(({ slug, names }) =>
    languages.filter((language) => !names?.[language]).map((language) => `${slug} ${language}`),
  );
  expect(places).toEqual([]);
});

it('names have Latin digits, which a setting of the reader draws in the script', () => {
  const map = readFileSync(path.join(folder, 'map.geojson'), 'utf8');
  const names = [...areas, ...landmarks].flatMap((place) => Object.values(place.names ?? {}));
  expect([map, ...names].flatMap((text) => text.match(/[০-৯०-९]/g) ?? [])).toEqual([]);
});

it('a school that is named after a place has its spelling in each language', () => {
  const places = [...areas, ...landmarks.filter(({ kind }) => kind === 'locality' || kind === 'town')];
  const schools = landmarks.filter(({ kind }) => kind === 'school');
  const pairs = places.flatMap((place) =>
    schools
      .filter(({ name }) => joined(name).startsWith(joined(place.name)))
      .map((school) => ({ place, school })),
  );
  expect(pairs.length).toBeGreaterThan(30);
  for (const { place, school } of pairs) {
    for (const language of languages) {
      expect(joined(school.names?.[language])).toContain(joined(place.names?.[language]));
    }
  }
});
