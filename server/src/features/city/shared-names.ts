import { wordsInAddress } from '@thikana/contract/area-slugs';
import type { CityArea } from '@thikana/contract/city';

/**
 * Marks the areas whose name is the address of another one: of the area that has the name as its slug, else of the
 * first with that name.
 */
export function markSharedNames(areas: readonly CityArea[]): CityArea[] {
  const owners = new Map(areas.map(({ slug }) => [wordsInAddress(slug), slug]));
  for (const { slug, name } of areas) {
    const words = wordsInAddress(name);
    if (!owners.has(words)) owners.set(words, slug);
  }
  return areas.map((area) =>
    owners.get(wordsInAddress(area.name)) === area.slug ? area : { ...area, sharesName: true },
  );
}
