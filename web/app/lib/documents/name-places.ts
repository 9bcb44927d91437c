import { otherArea } from '@thikana/contract/areas';
import { currentCity, findArea, setCity } from '@thikana/contract/city';
import { nameAreas, viewLandmarks, viewMapAreas } from '@thikana/contract/city-map';
import type { Call } from '@thikana/contract/client';
import { findLandmark } from '@thikana/contract/landmarks';
import { areasNamedIn } from './areas-named-in.ts';
import { learnLandmarks } from './learn-landmarks.ts';

const mostAtOnce = 100;

/** Learns the names of the landmarks, which documents carry and other pages of the browser do not. */
export async function nameLandmarks(call: Call, slugs: string): Promise<void> {
  if (!slugs || slugs.split(',').every(findLandmark)) return;
  // Without their names, chips show the slugs.
  const found = await call(viewLandmarks, { query: { slugs } }).catch(() => undefined);
  if (!found) return;
  learnLandmarks(found.landmarks);
}

const isInLatin = (text: string) => !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);

/** Names the landmarks as the visitor typed: chips and forms of this tab show them in that script. */
export async function nameAsTyped(call: Call, slugs: string, typed: string): Promise<void> {
  if (import.meta.env.SSR || !slugs) return;
  const known = slugs.split(',').map((slug) => findLandmark(slug)?.name ?? '');
  if ([typed, ...known].every(isInLatin)) return;
  const found = await call(viewLandmarks, { query: { slugs, typed } }).catch(() => undefined);
  if (found) learnLandmarks(found.landmarks);
}

/** In a city with more areas than a document carries: learns the names of the unknown ones in a question and its answer. */
export async function nameAreasIn(call: Call, [answer, input]: readonly [unknown, unknown]): Promise<void> {
  await learnAreas(call, [...areasNamedIn([answer, input]), ...filterIn(input)]);
}

/** In a city with more areas than a document carries: learns the names of all of them, for a choice among them. */
export async function learnAllAreas(call: Call): Promise<void> {
  const city = currentCity();
  if (!city.hasMoreAreas) return;
  const { areas } = await call(viewMapAreas, {});
  setCity({ ...city, areas: areas.map(({ outline: _, ...area }) => area) });
}

/** The areas of a list's filter. */
function filterIn(input: unknown): string[] {
  const { query } = (input ?? {}) as { query?: { location?: unknown } };
  return String(query?.location ?? '').split(',');
}

export async function learnAreas(call: Call, slugs: readonly string[]): Promise<void> {
  const unknown = new Set(slugs.filter((slug) => slug !== '' && slug !== otherArea && !findArea(slug)));
  if (unknown.size === 0) return;
  // Without their names, places are called "Other".
  const found = await call(nameAreas, { query: { slugs: [...unknown].slice(0, mostAtOnce).join() } }).catch(
    () => undefined,
  );
  if (!found) return;
  const city = currentCity();
  setCity({
    ...city,
    areas: [...city.areas, ...found.areas.filter(({ slug }) => !findArea(slug))],
    formerSlugs: { ...city.formerSlugs, ...found.formerSlugs },
  });
}
