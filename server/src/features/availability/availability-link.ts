import { expiry } from '@thikana/contract/expiry';
import { pageUrl } from '../../lib/addresses.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { AvailabilityDependencies } from './availability.dependencies.ts';

const purpose = 'still-available';

type Links = Pick<AvailabilityDependencies, 'links' | 'now'>;

/** The address where an owner answers without logging in. */
export function availabilityLink(
  { links, now, site }: Links & Pick<AvailabilityDependencies, 'site'>,
  listingId: string,
): string {
  const expiresAt = new Date(now().getTime() + expiry.availabilityLinkDays * dayMilliseconds);
  return pageUrl(site.publicUrl, `/still-available/${links.sign(purpose, listingId, expiresAt)}`);
}

export function listingOfLink({ links, now }: Links, token: string): string | undefined {
  return links.read(purpose, token, now());
}
