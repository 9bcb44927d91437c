import { listingParts } from '#web/features/listings/listing-page.tsx';
import { ListingUnavailable } from '#web/features/listings/listing-unavailable.tsx';
import { publicLoader } from '#web/lib/api/route-data.ts';
import type { HeadArgs, PageProps } from '#web/lib/pages/page-module.ts';
import { describeListing } from '#web/lib/structured-data/describe-listing.server.ts';
import { listingMeta, loadListing } from './parts/listing-route.ts';
import { ListingScreen } from './parts/listing-screen.tsx';
import { listingWithCards } from './parts/listing-with-cards.server.ts';

// The preview of a draft takes them from here: imported by itself, they would get a file of their own, which costs each
// first visit to a listing 0.7 KB.
export const previewParts = listingParts;

const load = loadListing('rent');

export const loader = publicLoader(
  load,
  import.meta.env.SSR && {
    show: listingWithCards,
    describe: describeListing,
  },
);

export const meta = ({ loaderData, matches, error }: HeadArgs<typeof loader>) =>
  listingMeta(matches, loaderData, error);

export default function Rental({ loaderData }: PageProps<typeof loader>) {
  return <ListingScreen answer={loaderData} />;
}

export const ErrorBoundary = ListingUnavailable;
