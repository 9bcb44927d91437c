import path from 'node:path';
import { type City, setCity } from '../../../contract/src/city.ts';
import { cityOf } from '../../src/features/city/city-of.ts';
import { type CityPlaces, setCityPlaces } from '../../src/features/city/city-places.ts';
import { setCurrentFacts } from '../../src/features/city/current-facts.ts';
import { type CityPack, parsePack, readPackFiles } from '../../src/features/city/pack/read-pack.ts';

const folder = path.resolve(import.meta.dirname, '../../../cities');

const packs = {
  siliguri: await readPackOf('siliguri'),
  kathmandu: await readPackOf('kathmandu'),
  braga: await readPackOf('braga'),
};
export const siliguri = cityOfPack(packs.siliguri);
export const siliguriPlaces: CityPlaces = packs.siliguri;
const kathmandu = cityOfPack(packs.kathmandu);
const braga = cityOfPack(packs.braga);
const cities = { siliguri, kathmandu, braga };

/** Makes one of the cities that ship the city of this process. */
export function useCityOfTests(name: keyof typeof packs): void {
  setCity(cities[name]);
  setCityPlaces({ areas: packs[name].areas, landmarks: packs[name].landmarks });
  setCurrentFacts(packs[name].facts);
}

function cityOfPack({ facts, ...places }: CityPack): City {
  const former = places.areas.flatMap(({ slug, formerSlugs }) =>
    formerSlugs.map((each) => [each, slug] as const),
  );
  return cityOf(facts, places, former);
}

async function readPackOf(name: string) {
  return parsePack(await readPackFiles(path.join(folder, name)));
}
