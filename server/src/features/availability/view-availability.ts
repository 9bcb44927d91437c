import type { AvailabilityQuestion } from '@thikana/contract/availability';
import { AppError } from '@thikana/contract/errors';
import { availabilityOf, listingRows } from '../listings/listings.feature.ts';
import type { AvailabilityDependencies } from './availability.dependencies.ts';
import { listingOfLink } from './availability-link.ts';

/** What a mailed link asks about. The listing may be gone by now, or no longer approved: then there is nothing to ask. */
export async function viewAvailability(
  dependencies: AvailabilityDependencies,
  token: string,
): Promise<AvailabilityQuestion> {
  const id = listingOfLink(dependencies, token);
  const listing = id === undefined ? undefined : await listingRows(dependencies.db).find(id);
  const { stillTrue } = await dependencies.settings.get();
  const availability = listing && availabilityOf(listing, stillTrue);
  if (!listing || !availability) throw new AppError('link_invalid');
  return {
    listing: { _id: listing.id, title: listing.title, intent: listing.intent },
    availability,
  };
}
