import { useEffect } from 'react';
import { BadgeList } from '#web/features/badges/badge-list.tsx';
import { Distances } from '#web/features/distances/distances.tsx';
import { ListingPage } from '#web/features/listings/listing-page.tsx';
import { loadOnTouch } from '#web/lib/documents/load-on-touch.ts';
import type { ShownListing } from './listing-route.ts';

/** One listing under either list's address. */
export function ListingScreen({ answer }: { answer: ShownListing }) {
  const { listingDetails, listingUser, badges, surroundings } = answer;
  const [longitude, latitude] = listingDetails.coordinates.coordinates;
  const { _id: id, approvalStatus } = listingDetails;
  useEffect(() => {
    if (approvalStatus !== 'approved') return;
    // Bots do not touch the page. The code that reports a view stays out of the first load.
    void loadOnTouch(() => import('#web/lib/api/count-view.ts'), false).then(({ reportView }) =>
      reportView(id, 'view'),
    );
  }, [id, approvalStatus]);
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
