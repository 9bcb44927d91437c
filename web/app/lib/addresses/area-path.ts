import { areaSlug } from '@thikana/contract/area-slugs';
import type { Area } from '@thikana/contract/areas';
import { listPaths } from '@thikana/contract/list-paths';
import type { Intent } from '@thikana/contract/vocabulary';

/** The address of an area's page. */
export function areaPath(intent: Intent, area: Area): string {
  return `${listPaths[intent]}/in/${areaSlug(area)}`;
}
