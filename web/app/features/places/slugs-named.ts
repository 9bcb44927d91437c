import { call } from '#web/lib/api/api.ts';
import type { AdminPlace, PlaceKind } from './place-kinds.ts';

/** The place with this slug, otherwise all with this name in any language. */
export async function slugsNamed(kind: PlaceKind, typed: string): Promise<string[]> {
  const wanted = typed.toLowerCase();
  const named: string[] = [];
  for (let page = 1, totalPages = 1; page <= totalPages; page++) {
    const found = await kind.list(call, { q: typed, page });
    if (found.places.some(({ slug }) => slug === typed)) return [typed];
    named.push(...found.places.filter((place) => isNamed(place, wanted)).map(({ slug }) => slug));
    ({ totalPages } = found);
  }
  return named;
}

const isNamed = ({ name, names }: AdminPlace, wanted: string) =>
  [name, ...Object.values(names)].some((each) => each.toLowerCase() === wanted);
