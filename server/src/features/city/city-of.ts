import { mostOfferedAreas } from '@thikana/contract/areas';
import type { City, CityArea, CityLandmark, CityOutline } from '@thikana/contract/city';
import { baseLanguage, isSiteLanguage, type SiteLanguage, siteLanguages } from '@thikana/contract/language';
import type { AreaFields } from '@thikana/contract/place-fields';
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import type { CityFacts } from './pack/city-facts.ts';
import { markSharedNames } from './shared-names.ts';

/** What editors do with a place. */
interface Edited {
  isHidden?: boolean;
  /** The slug of the place that now stands for it. */
  mergedInto?: string | null;
}

interface Places {
  areas: readonly (CityArea & Edited & { outline: AreaFields['outline'] | undefined })[];
  landmarks: readonly (CityLandmark & Edited)[];
}

/** The part of a city that pages and rules use. `former` pairs each former slug with the present one. */
export function cityOf(
  facts: CityFacts,
  { areas: allAreas, landmarks: allLandmarks }: Places,
  former: readonly (readonly [string, string])[],
): City {
  const present = allAreas.filter(isPresent);
  const offered = present.filter(({ isHidden }) => !isHidden);
  const hidden = present.filter(({ isHidden }) => isHidden);
  const translations = siteLanguages.filter(
    (language) => language !== baseLanguage && facts.languages.includes(language),
  );
  const areas = markSharedNames([...offered, ...hidden].map(areaOf));
  const mergedAreas = mergedOf(allAreas);
  const outlines = [
    ...offered.flatMap(({ slug, outline }) => outlineOf(slug, outline)),
    ...mergedAreas.flatMap(({ into, outline }) => outlineOf(into, outline)),
  ];
  const formerLandmarks = mergedOf(allLandmarks).map(({ slug, into }) => [slug, into] as const);
  const { name, languages, country, currency, amounts, offers, areaUnit, priceRanges } = facts;
  const { weekStartsOn, timeZone, centre, bounds, radiusKm } = facts;
  return {
    ...{
      name,
      ...translatedNames(facts),
      languages,
      country,
      currency,
      amounts,
      offers,
      areaUnit,
      priceRanges,
    },
    ...{ weekStartsOn, timeZone, centre, bounds, radiusKm },
    currencySymbol: symbolOf(currency),
    // Where people count in lakh they say BHK: bedrooms, hall, kitchen.
    bedroomsWord: facts.bedroomsWord ?? (amounts === 'lakh' ? 'BHK' : 'bed'),
    surroundings: facts.surroundings ?? name,
    examples: facts.examples ?? { search: offered[0]?.name ?? name, title: '' },
    ...(translations.length > 0 && { texts: facts.texts }),
    callingCode: getCountryCallingCode(country as CountryCode),
    jurisdiction: facts.legal.jurisdiction,
    landUnits: facts.landUnits.map(({ unit, names, squareFeet, printedWeight }) => ({
      ...{ unit, name: names.en ?? unit, ...translatedNames({ names }), squareFeet },
      ...(printedWeight !== undefined && { printedWeight }),
    })),
    areas: areas.slice(0, offered.length),
    ...(translations.length > 0 && {
      sortedAreas: sortedByName(areas.slice(0, Math.min(offered.length, mostOfferedAreas)), translations),
    }),
    ...(offered.length > mostOfferedAreas && { hasMoreAreas: true }),
    ...(hidden.length > 0 && { hiddenAreas: areas.slice(offered.length) }),
    ...(mergedAreas.length > 0 && {
      mergedAreas: mergedAreas.map(({ into, latitude, longitude }) => ({ slug: into, latitude, longitude })),
    }),
    ...(outlines.length > 0 && { outlines }),
    landmarks: allLandmarks
      .filter(isPresent)
      .map(({ slug, name, names }) => ({ slug, name, ...translatedNames({ names }) }))
      .sort(bySlug),
    formerSlugs: Object.fromEntries([
      ...former,
      ...mergedAreas.map(({ slug, into }) => [slug, into] as const),
    ]),
    ...(formerLandmarks.length > 0 && { formerLandmarks: Object.fromEntries(formerLandmarks) }),
  };
}

const isPresent = ({ mergedInto }: Edited) => !mergedInto;
const areaOf = ({ slug, name, names, latitude, longitude }: CityArea): CityArea => ({
  ...{ slug, name, ...translatedNames({ names }), latitude, longitude },
});

/** The names in the languages that the site has texts in, beside the usual one. */
function translatedNames({ names = {} }: Pick<CityArea, 'names'>): Pick<CityArea, 'names'> {
  const known = Object.entries(names).filter(
    ([language]) => isSiteLanguage(language) && language !== baseLanguage,
  );
  return known.length > 0 ? { names: Object.fromEntries(known) } : {};
}

/** The slugs of areas in the alphabetical order of each language. */
function sortedByName(
  areas: readonly CityArea[],
  languages: readonly SiteLanguage[],
): NonNullable<City['sortedAreas']> {
  return Object.fromEntries(
    languages.map((language) => {
      const { compare } = new Intl.Collator(language);
      const named = areas.map(({ slug, name, names }) => ({ slug, name: names?.[language] ?? name }));
      return [language, named.sort((one, other) => compare(one.name, other.name)).map(({ slug }) => slug)];
    }),
  );
}

function outlineOf(slug: string, outline: AreaFields['outline'] | undefined): CityOutline[] {
  const rings = outline?.coordinates.map((ring) =>
    ring.map(([longitude, latitude]) => ({ longitude, latitude })),
  );
  return rings ? [{ slug, rings }] : [];
}

function mergedOf<Place extends Edited>(places: readonly Place[]): (Place & { into: string })[] {
  return places.flatMap((place) => (place.mergedInto ? [{ ...place, into: place.mergedInto }] : []));
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
