import { areaSlug, type NamedArea } from '@thikana/contract/area-slugs';
import type { Intent } from '@thikana/contract/vocabulary';

/** Where what an area has for rent or for sale is. */
export function areaPath(intent: Intent, area: NamedArea): string {
  return `${intent === 'rent' ? '/rentals' : '/buys'}/in/${areaSlug(area)}`;
}
