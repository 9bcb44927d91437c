import { asCards } from '#web/lib/documents/card-listing.server.ts';
import type { LoadedListing, ShownListing } from './listing-route.ts';

/** A listing, with similar ones reduced to card fields. */
export function listingWithCards({ surroundings, ...answer }: LoadedListing): ShownListing {
  return {
    ...answer,
    surroundings: surroundings && { ...surroundings, similar: asCards(surroundings.similar) },
  };
}
