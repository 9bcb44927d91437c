import { Distances } from '#web/features/distances/distances.tsx';
import { ListingPage } from '#web/features/listings/listing-page.tsx';
import { ListingUnavailable } from '#web/features/listings/listing-unavailable.tsx';
import { publicClientLoader, publicLoader } from '#web/lib/route-data.ts';
import { describeListing } from '#web/lib/structured-data/describe-listing.server.ts';
import type { Route } from './+types/buy';
import { listingMeta, loadListing } from './listing-route.ts';

const load = loadListing('sell');

export const loader = publicLoader(load, describeListing);
export const clientLoader = publicClientLoader(load);

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  listingMeta(matches, loaderData, error);

export default function Buy({ loaderData }: Route.ComponentProps) {
  const { listingDetails, listingUser, surroundings } = loaderData;
  const [longitude, latitude] = listingDetails.coordinates.coordinates;
  return (
    <ListingPage
      key={listingDetails._id}
      listing={listingDetails}
      contact={listingUser}
      surroundings={surroundings}
      distances={<Distances position={{ longitude, latitude }} />}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingUnavailable error={error} />;
}
