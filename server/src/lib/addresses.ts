import { areaSlug } from '@thikana/contract/area-slugs';
import type { Area } from '@thikana/contract/areas';
import { pathIn } from '@thikana/contract/language-paths';
import { listPaths } from '@thikana/contract/list-paths';
import type { Intent } from '@thikana/contract/vocabulary';

/** The absolute address of a page in the current language. */
export const pageUrl = (siteUrl: string, path: string): string => siteUrl + pathIn(path);

/** The path of a listing, without a language. */
export function listingPath({ id, intent }: { id: string; intent: Intent }): string {
  return `${listPaths[intent]}/${id}`;
}

/** The absolute address of a listing. */
export function listingUrl(siteUrl: string, listing: { id: string; intent: Intent }): string {
  return pageUrl(siteUrl, listingPath(listing));
}

/** The path of an area's list for one intent, without a language. */
export function areaPath({ area, intent }: { area: Area; intent: Intent }): string {
  return `${listPaths[intent]}/in/${areaSlug(area)}`;
}

/** The absolute address where a person can request a password reset. */
export function forgotPasswordUrl(siteUrl: string): string {
  return pageUrl(siteUrl, '/login?notice=forgot');
}
