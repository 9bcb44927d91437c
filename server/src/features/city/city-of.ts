import type { City, CityArea } from '@thikana/contract/city';
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import type { CityFacts } from './pack/city-facts.ts';
import type { CityPack } from './pack/read-pack.ts';

/** The part of a city that pages and rules use. `former` pairs each former slug with the present one. */
export function cityOf(
  facts: CityFacts,
  areas: readonly CityArea[],
  former: Iterable<readonly [string, string]>,
): City {
  const { name, country, currency, amounts, offers, areaUnit, priceRanges } = facts;
  const { weekStartsOn, timeZone, centre, bounds, radiusKm } = facts;
  return {
    ...{ name, country, currency, amounts, offers, areaUnit, priceRanges },
    ...{ weekStartsOn, timeZone, centre, bounds, radiusKm },
    currencySymbol: symbolOf(currency),
    surroundings: facts.surroundings ?? name,
    callingCode: getCountryCallingCode(country as CountryCode),
    jurisdiction: facts.legal.jurisdiction,
    landUnits: facts.landUnits.map(({ unit, names, squareFeet, printedWeight }) => ({
      ...{ unit, name: names.en ?? unit, squareFeet },
      ...(printedWeight !== undefined && { printedWeight }),
    })),
    areas: areas.map(({ slug, name, latitude, longitude }) => ({ slug, name, latitude, longitude })),
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

export function cityOfPack({ facts, areas }: CityPack): City {
  const former = areas.flatMap(({ slug, formerSlugs }) => formerSlugs.map((each) => [each, slug] as const));
  return cityOf(facts, areas, former);
}
