import type { Listing } from '@thikana/contract/listings';
import { DetailsCard } from './details-card.tsx';
import { isOffered } from './is-offered.ts';
import { MoneyCard } from './money-card.tsx';

/** What the listing costs, and its other facts. */
export default function ListingFactsCards({ listing }: { listing: Listing }) {
  return (
    <>
      {isOffered(listing) && <MoneyCard listing={listing} />}
      <DetailsCard listing={listing} />
    </>
  );
}
