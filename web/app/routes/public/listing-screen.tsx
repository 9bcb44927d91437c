import { BadgeList } from '#web/features/badges/badge-list.tsx';
import { Distances } from '#web/features/distances/distances.tsx';
import { ListingPage } from '#web/features/listings/listing-page.tsx';
import type { loadListing } from './listing-route.ts';

/** One listing under either list's address. */
export function ListingScreen({ answer }: { answer: Awaited<ReturnType<ReturnType<typeof loadListing>>> }) {
  const { listingDetails, listingUser, badges, surroundings } = answer;
  const [longitude, latitude] = listingDetails.coordinates.coordinates;
  return (
    <ListingPage
      key={listingDetails._id}
      listing={listingDetails}
      contact={listingUser}
      badges={badges && <BadgeList badges={badges} />}
      surroundings={surroundings}
      distances={
        <Distances position={{ longitude, latitude, isExact: listingDetails.showExactPlace === true }} />
      }
    />
  );
}
