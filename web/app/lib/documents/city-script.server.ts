import { mostOfferedAreas } from '@thikana/contract/areas';
import { type City, type CityArea, currentCity, findArea } from '@thikana/contract/city';
import { findLandmark } from '@thikana/contract/landmarks';
import { currentLanguage } from '@thikana/contract/language';
import type { Named } from '@thikana/contract/place-name';
import { cityScriptId } from './city-script-id.ts';
import { scriptJson } from './script-json.server.ts';

/** By language. */
const scripts = new WeakMap<City, Map<string, string>>();

/** The city, for the browser: every document carries it in its language, with the landmarks and areas that it names. */
export function cityScript(url: string, answered: ReadonlySet<string>): string {
  const city = currentCity();
  const { searchParams } = new URL(url);
  const slugsIn = (name: string) => searchParams.get(name)?.split(',') ?? [];
  const landmarks = slugsIn('landmark').flatMap((slug) => findLandmark(slug) ?? []);
  if (landmarks.length === 0 && !city.hasMoreAreas) {
    const known = scripts.get(city) ?? new Map<string, string>();
    scripts.set(city, known);
    const script = known.get(currentLanguage()) ?? render({ ...city, landmarks });
    known.set(currentLanguage(), script);
    return script;
  }
  const named = city.hasMoreAreas ? namedPart(city, new Set([...slugsIn('location'), ...answered])) : {};
  return render({ ...city, landmarks, ...named });
}

/** The areas that forms offer, and those that the document names. */
function namedPart(
  { areas, hiddenAreas = [], formerSlugs }: City,
  named: ReadonlySet<string>,
): Partial<City> {
  const offered = areas.slice(0, mostOfferedAreas);
  const others = new Set([...named].flatMap((slug) => findArea(slug) ?? []));
  for (const area of offered) others.delete(area);
  return {
    areas: [...offered, ...[...others].filter((area) => !hiddenAreas.includes(area))],
    hiddenAreas: [...others].filter((area) => hiddenAreas.includes(area)),
    formerSlugs: Object.fromEntries(Object.entries(formerSlugs).filter(([slug]) => named.has(slug))),
  };
}

/** Only the server assigns areas to positions. */
function render({ landmarks, formerLandmarks, mergedAreas: _, outlines: __, ...city }: City): string {
  const told = { ...city, landmarks, formerLandmarks };
  const json = scriptJson(inLanguage(landmarks.length > 0 ? told : { ...told, landmarks: undefined }));
  return `<script type="application/json" id="${cityScriptId}">${json}</script>`;
}

type Told = Omit<City, 'landmarks'> & Partial<City>;

/** With the names and texts of one language, and the areas in its order. */
function inLanguage({ sortedAreas, texts, ...city }: Told): Told {
  const language = currentLanguage();
  const text = texts?.[language];
  return {
    ...withOneName(city),
    ...(text && { texts: { [language]: text } }),
    areas: inOrder(city.areas, sortedAreas?.[language]).map(withOneName),
    hiddenAreas: city.hiddenAreas?.map(withOneName),
    landmarks: city.landmarks?.map(withOneName),
    landUnits: city.landUnits.map(withOneName),
  };
}

function withOneName<Place extends Named>({ names, ...place }: Place): Omit<Place, 'names'> & Partial<Named> {
  const language = currentLanguage();
  const name = names?.[language];
  return name === undefined ? place : { ...place, names: { [language]: name } };
}

/** The areas that forms offer as in the order, then the others. */
function inOrder(areas: readonly CityArea[], slugs: readonly string[] | undefined): readonly CityArea[] {
  if (!slugs) return areas;
  const offered = slugs.flatMap((slug) => areas.find((area) => area.slug === slug) ?? []);
  return [...offered, ...areas.filter(({ slug }) => !slugs.includes(slug))];
}
