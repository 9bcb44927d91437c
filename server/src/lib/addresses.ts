import { areaSlug, type NamedArea } from '@thikana/contract/area-slugs';
import type { Intent } from '@thikana/contract/vocabulary';

/** Where a listing is found, whole. */
export function listingUrl(siteUrl: string, listing: { id: string; intent: Intent }): string {
  return `${listUrl(siteUrl, listing.intent)}/${listing.id}`;
}

/** Where what an area has for rent or for sale is found, whole. */
export function areaUrl(siteUrl: string, { area, intent }: { area: NamedArea; intent: Intent }): string {
  return `${listUrl(siteUrl, intent)}/in/${areaSlug(area)}`;
}

/** Where whoever fears that somebody else knows their password has a link to a new one mailed. */
export function forgotPasswordUrl(siteUrl: string): string {
  return `${siteUrl}/login?notice=forgot`;
}

function listUrl(siteUrl: string, intent: Intent): string {
  return `${siteUrl}/${intent === 'rent' ? 'rentals' : 'buys'}`;
}
