import type { AvailabilityQuestion } from '@thikana/contract/availability';
import { AppError } from '@thikana/contract/errors';
import { availabilityOf, listingRows } from '../listings/listings.feature.ts';
import type { AvailabilityDependencies } from './availability.dependencies.ts';
import { listingOfLink } from './availability-link.ts';

/** The listing that a mailed link asks about; undefined if it was deleted or is no longer approved. */
export async function viewAvailability(
  dependencies: AvailabilityDependencies,
  token: string,
): Promise<AvailabilityQuestion> {
  const id = listingOfLink(dependencies, token);
  const listing = id === undefined ? undefined : await listingRows(dependencies.db).find(id);
  const { availability: periods } = await dependencies.settings.get();
  const availability = listing && availabilityOf(listing, periods);
  if (!listing || !availability) throw new AppError('link_invalid');
  return {
    listing: { _id: listing.id, title: listing.title, intent: listing.intent },
    availability,
  };
}
