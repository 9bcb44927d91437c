import { areaSlug } from '@thikana/contract/area-slugs';
import { areaLabel, areaValues, mostOfferedAreas } from '@thikana/contract/areas';
import { type City, currentCity, setCity } from '@thikana/contract/city';
import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { areasNamedIn } from './areas-named-in.ts';
import { cityScript } from './city-script.server.ts';

const city = currentCity();
const address = 'https://site.example/rentals';
beforeEach(() => {
  const areas = Array.from({ length: 5_000 }, (_, number) => ({
    ...{ slug: `area-${number}`, name: `Area number ${number}`, latitude: 26.7, longitude: 88.4 },
  }));
  const hiddenAreas = [{ slug: 'gone', name: 'Gone', latitude: 26.7, longitude: 88.4 }];
  setCity({
    ...city,
    areas,
    hasMoreAreas: true,
    hiddenAreas,
    formerSlugs: { old: 'area-4000', older: 'area-4001' },
  });
});
afterEach(() => {
  setCity(city);
  setLanguageSource(() => baseLanguage);
});

const carried = (url: string, answer: unknown = {}): City => {
  const script = cityScript(url, areasNamedIn(answer));
  return JSON.parse(script.slice(script.indexOf('>') + 1, -'</script>'.length)) as City;
};

it('carries the areas that forms offer and those that the address and the answers name', () => {
  const { areas, hiddenAreas, formerSlugs, hasMoreAreas } = carried(`${address}?location=area-4999,old`, {
    rentals: [{ area: 'area-4998' }, { area: 'area-3' }, { area: 'gone' }, { area: 'other' }],
    nearby: [{ area: 'area-4997', km: 2 }],
    areas: ['area-4996'],
  });
  expect(areas).toHaveLength(mostOfferedAreas + 5);
  expect(
    areas
      .slice(mostOfferedAreas)
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual([...['area-4000', 'area-4996', 'area-4997', 'area-4998', 'area-4999']]);
  expect(hiddenAreas?.map(({ slug }) => slug)).toEqual(['gone']);
  expect(formerSlugs).toEqual({ old: 'area-4000' });
  expect(hasMoreAreas).toBe(true);
});

it('takes at most 10 KB of a document', () => {
  expect(cityScript(address, new Set()).length).toBeLessThan(10 * 1024);
});

it('gives the page the names that the server wrote', () => {
  const page = carried(`${address}?location=area-4999`);
  setCity(page);
  expect(areaLabel('area-4999')).toBe('Area number 4999');
});

it('carries all areas of a city with few', () => {
  setCity(city);
  const page = carried(address);
  expect(page.areas.map(({ slug, name }) => [slug, name])).toEqual(
    city.areas.map(({ slug, name }) => [slug, name]),
  );
  expect(page).not.toHaveProperty('hasMoreAreas');
  expect(JSON.stringify(page)).not.toMatch(/names|sortedAreas|texts/);
});

it('carries the names of the language alone, in its alphabetical order', () => {
  setCity(city);
  setLanguageSource(() => 'bn');
  const { names, areas, texts, landUnits } = carried(address);
  expect(names).toEqual({ bn: 'শিলিগুড়ি' });
  expect(Object.keys(texts ?? {})).toEqual(['bn']);
  expect(landUnits.find(({ unit }) => unit === 'katha')?.names).toEqual({ bn: 'কাঠা' });
  const inBengali = areas.map((area) => area.names?.bn ?? area.name);
  expect(inBengali.slice(0, 3)).toEqual(['আশিঘর', 'উত্তরায়ণ', 'কলেজপাড়া']);
  expect(inBengali).toEqual(inBengali.toSorted(new Intl.Collator('bn').compare));
  expect(areas.every((area) => Object.keys(area.names ?? {}).join() === 'bn')).toBe(true);
  // The form that the server renders offers them in the same order.
  const slugs = areas.map(({ slug }) => slug);
  expect(areaValues()).toEqual([...slugs, 'other']);
  setCity({ ...carried(address), landmarks: [] });
  expect(areaValues()).toEqual([...slugs, 'other']);
  expect(areaSlug('sevoke')).toBe('sevoke-road');
});
