import { mostOfferedAreas } from '@thikana/contract/areas';
import { type City, currentCity, findArea } from '@thikana/contract/city';
import { findLandmark } from '@thikana/contract/landmarks';
import { cityScriptId } from './city-script-id.ts';
import { scriptJson } from './script-json.server.ts';

const scripts = new WeakMap<City, string>();

/** The city, for the browser: every document carries it, with the landmarks and areas that it names. */
export function cityScript(url: string, answered: ReadonlySet<string>): string {
  const city = currentCity();
  const { searchParams } = new URL(url);
  const slugsIn = (name: string) => searchParams.get(name)?.split(',') ?? [];
  const landmarks = slugsIn('landmark').flatMap((slug) => findLandmark(slug) ?? []);
  if (landmarks.length === 0 && !city.hasMoreAreas) {
    const known = scripts.get(city) ?? render({ ...city, landmarks });
    scripts.set(city, known);
    return known;
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
  const json = scriptJson(landmarks.length > 0 ? { ...city, landmarks, formerLandmarks } : city);
  return `<script type="application/json" id="${cityScriptId}">${json}</script>`;
}
