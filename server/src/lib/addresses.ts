import { areaSlug } from '@thikana/contract/area-slugs';
import type { Area } from '@thikana/contract/areas';
import type { Intent } from '@thikana/contract/vocabulary';

/** The absolute address of a listing. */
export function listingUrl(siteUrl: string, listing: { id: string; intent: Intent }): string {
  return `${listUrl(siteUrl, listing.intent)}/${listing.id}`;
}

/** The absolute address of an area's list for one intent. */
export function areaUrl(siteUrl: string, { area, intent }: { area: Area; intent: Intent }): string {
  return `${listUrl(siteUrl, intent)}/in/${areaSlug(area)}`;
}

/** The absolute address where a person can request a password reset. */
export function forgotPasswordUrl(siteUrl: string): string {
  return `${siteUrl}/login?notice=forgot`;
}

function listUrl(siteUrl: string, intent: Intent): string {
  return `${siteUrl}/${intent === 'rent' ? 'rentals' : 'buys'}`;
}
