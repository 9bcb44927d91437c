/**
 * Writes cities/siliguri/places.tsv from the site's areas, the postal directory and the towns of
 * GeoNames: `node scripts/build-places.ts`. places.md beside it states how exact the positions are.
 */
import { writeFile } from 'node:fs/promises';
import type { GazetteerPlace } from '../server/src/platform/places/gazetteer.ts';
import { siliguri } from '../server/test/city/cities.ts';
import { isWithinKm, KnownPlaces } from './places/known-places.ts';
import { landmarks } from './places/landmarks.ts';
import { type KnownPlace, type LocatedPostOffice, locatePostOffices } from './places/locate-post-offices.ts';
import { readPostOffices } from './places/post-offices.ts';
import { listTowns } from './places/towns.ts';

const target = new URL('../cities/siliguri/places.tsv', import.meta.url);
const home = { latitude: 26.712, longitude: 88.429 };
const postalRegionKm = 130;
const state = 'West Bengal';

const towns = listTowns();
const townsAround = towns.filter((town) => town.state === state && isWithinKm(home, town, postalRegionKm));
const localities = siliguri.areas;
const known = new KnownPlaces<KnownPlace>([...localities, ...townsAround, ...landmarks]);
const postOffices = locatePostOffices(await readPostOffices(), known);

const officeOf = (place: KnownPlace) => postOffices.find((office) => office.sameAs === place);
const otherNamesOf = (
  place: { name: string; otherNames?: readonly string[] },
  office?: LocatedPostOffice,
) => [
  ...new Set([...(place.otherNames ?? []), ...(office && office.name !== place.name ? [office.name] : [])]),
];

const areaRows = localities.map((area): GazetteerPlace => {
  const office = officeOf(area);
  return {
    kind: 'area',
    name: area.name,
    otherNames: otherNamesOf(area, office),
    pinCode: office?.pinCode ?? '',
    district: 'Darjeeling',
    state,
    latitude: area.latitude,
    longitude: area.longitude,
  };
});

const isArea = (town: { name: string }) => localities.some(({ name }) => name === town.name);
const townRows = towns
  .filter((town) => !(townsAround.includes(town) && isArea(town)))
  .map((town): GazetteerPlace => {
    const office = officeOf(town);
    return { kind: 'town', ...town, otherNames: otherNamesOf(town, office), pinCode: office?.pinCode ?? '' };
  });

const officeRows = postOffices
  .filter(({ sameAs }) => !sameAs || landmarks.some((landmark) => landmark === sameAs))
  .map((office): GazetteerPlace => {
    const { name } = office.sameAs ?? office;
    return {
      kind: 'post office',
      ...office,
      name,
      otherNames: otherNamesOf(office.sameAs ?? office, office),
      state,
    };
  });

const header = ['kind', 'name', 'other names', 'pin code', 'district', 'state', 'latitude', 'longitude'];
const byName = (one: GazetteerPlace, other: GazetteerPlace) =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.latitude - other.latitude;
const lines = [areaRows, officeRows, townRows].flatMap((rows) => rows.toSorted(byName).map(toLine));
await writeFile(target, `${[header.join('\t'), ...lines].join('\n')}\n`);
console.log(`${areaRows.length} areas, ${officeRows.length} post offices, ${townRows.length} towns`);

function toLine(place: GazetteerPlace): string {
  const { kind, name, otherNames, pinCode, district } = place;
  const position = [place.latitude, place.longitude].map((degrees) => String(Number(degrees.toFixed(4))));
  return [kind, name, otherNames.join('|'), pinCode, district, place.state, ...position].join('\t');
}
