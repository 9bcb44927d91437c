import { currentCity, setCity } from '@thikana/contract/city';
import type { AdminArea } from '@thikana/contract/place-administration';

/** The city of this page learns of a saved area; other pages learn of it with their next document. */
export function learnArea(before: string | undefined, area: AdminArea): void {
  const city = currentCity();
  const { slug, name, names, latitude, longitude, isHidden } = area;
  const others = city.areas.filter((each) => each.slug !== before && each.slug !== slug);
  setCity({ ...city, areas: isHidden ? others : [...others, { slug, name, names, latitude, longitude }] });
}
