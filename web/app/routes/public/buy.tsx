import { ListingUnavailable } from '#web/features/listings/listing-unavailable.tsx';
import { publicClientLoader, shownLoader } from '#web/lib/api/route-data.ts';
import { describeListing } from '#web/lib/structured-data/describe-listing.server.ts';
import type { Route } from './+types/buy';
import { listingMeta, loadListing } from './listing-route.ts';
import { ListingScreen } from './listing-screen.tsx';
import { listingWithCards } from './listing-with-cards.server.ts';

const load = loadListing('sell');

export const loader = shownLoader(load, listingWithCards, describeListing);
export const clientLoader = publicClientLoader(load);

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  listingMeta(matches, loaderData, error);

export default function Buy({ loaderData }: Route.ComponentProps) {
  return <ListingScreen answer={loaderData} />;
}

export const ErrorBoundary = ListingUnavailable;
