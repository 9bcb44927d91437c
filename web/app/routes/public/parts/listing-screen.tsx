import { inCurrentLanguage } from '@thikana/contract/in-language';
import { useEffect } from 'react';
import { latePart } from '#web/components/ui/late-part.tsx';
import { BadgeList } from '#web/features/badges/badge-list.tsx';
import { Distances } from '#web/features/distances/distances.tsx';
import { ListingPage } from '#web/features/listings/listing-page.tsx';
import { loadOnTouch } from '#web/lib/documents/load-on-touch.ts';
import type { ShownListing } from './listing-route.ts';

// Documents include its frame; browsers load its code on the first touch, and the map when it comes into view.
const MapStrip = latePart(
  import.meta.env.SSR && (await import('#web/features/map/map-strip.tsx')),
  () => import('#web/features/map/map-strip.tsx'),
);

/** One listing under either list's address. */
export function ListingScreen({ answer }: { answer: ShownListing }) {
  const { listingUser, badges, ownerAnswers, surroundings } = answer;
  const listingDetails = inCurrentLanguage(answer.listingDetails);
  const [longitude, latitude] = listingDetails.coordinates.coordinates;
  const { _id: id, approvalStatus } = listingDetails;
  const where = {
    position: { longitude, latitude, isExact: listingDetails.showExactPlace === true },
    landmarks: surroundings?.landmarks ?? [],
  };
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
      badges={
        <>
          {ownerAnswers && <p className="mt-3 text-ink-soft text-sm">{ownerAnswers.text}</p>}
          {badges && <BadgeList badges={badges} />}
        </>
      }
      surroundings={surroundings}
      place={
        <>
          <MapStrip {...where} />
          <Distances {...where} />
        </>
      }
    />
  );
}
