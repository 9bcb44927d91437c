import type { City, CityArea, CityLandmark } from '@thikana/contract/city';
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import type { CityFacts } from './pack/city-facts.ts';
import type { CityPack } from './pack/read-pack.ts';

/** The part of a city that pages and rules use. `former` pairs each former slug with the present one. */
export function cityOf(
  facts: CityFacts,
  { areas, landmarks }: { areas: readonly CityArea[]; landmarks: readonly CityLandmark[] },
  former: Iterable<readonly [string, string]>,
): City {
  const { name, country, currency, amounts, offers, areaUnit, priceRanges } = facts;
  const { weekStartsOn, timeZone, centre, bounds, radiusKm } = facts;
  return {
    ...{ name, country, currency, amounts, offers, areaUnit, priceRanges },
    ...{ weekStartsOn, timeZone, centre, bounds, radiusKm },
    currencySymbol: symbolOf(currency),
    surroundings: facts.surroundings ?? name,
    examples: facts.examples ?? { search: areas[0]?.name ?? name, title: '' },
    callingCode: getCountryCallingCode(country as CountryCode),
    jurisdiction: facts.legal.jurisdiction,
    landUnits: facts.landUnits.map(({ unit, names, squareFeet, printedWeight }) => ({
      ...{ unit, name: names.en ?? unit, squareFeet },
      ...(printedWeight !== undefined && { printedWeight }),
    })),
    areas: areas.map(({ slug, name, latitude, longitude }) => ({ slug, name, latitude, longitude })),
    landmarks: landmarks.map(({ slug, name }) => ({ slug, name })).sort(bySlug),
    formerSlugs: Object.fromEntries(former),
  };
}

/** A sign such as € stands directly before the amount, letters with a space. */
function symbolOf(currency: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', style).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return /\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol;
}

/** The database and the pack have them in different orders. */
const bySlug = (one: CityLandmark, other: CityLandmark) => (one.slug < other.slug ? -1 : 1);

export function cityOfPack({ facts, ...places }: CityPack): City {
  const former = places.areas.flatMap(({ slug, formerSlugs }) =>
    formerSlugs.map((each) => [each, slug] as const),
  );
  return cityOf(facts, places, former);
}
