import { otherArea } from '@thikana/contract/areas';
import { currentCity, findArea, setCity } from '@thikana/contract/city';
import { nameAreas, viewLandmarks, viewMapAreas } from '@thikana/contract/city-map';
import type { Call } from '@thikana/contract/client';
import { findLandmark } from '@thikana/contract/landmarks';
import { areasNamedIn } from './areas-named-in.ts';

const mostAtOnce = 100;

/** Learns the names of the landmarks, which documents carry and other pages of the browser do not. */
export async function nameLandmarks(call: Call, slugs: string): Promise<void> {
  if (!slugs || slugs.split(',').every(findLandmark)) return;
  // Without their names, chips show the slugs.
  const found = await call(viewLandmarks, { query: { slugs } }).catch(() => undefined);
  if (!found) return;
  const city = currentCity();
  setCity({ ...city, landmarks: [...city.landmarks, ...found.landmarks] });
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
