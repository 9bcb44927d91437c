import type { Listing } from '@thikana/contract/listings';
import { asCards } from '#web/lib/documents/card-listing.server.ts';
import type { ListData } from './list-route.tsx';

/** A list, with its listings reduced to card fields. */
export function listOfCards({ listings, relaxed, ...list }: ListData<Listing>): ListData {
  return {
    ...list,
    listings: asCards(listings),
    ...(relaxed && { relaxed: { ...relaxed, listings: asCards(relaxed.listings) } }),
  };
}
