import type { Listing } from '@thikana/contract/listings';
import { Card } from '#web/components/ui/card.tsx';
import { m } from '#web/paraglide/messages.js';
import { DetailRows } from './detail-rows.tsx';
import { FactIcon } from './fact-icon.tsx';
import { isOffered } from './is-offered.ts';
import { listingDetails } from './listing-details.ts';

export function DetailsCard({ listing }: { listing: Listing }) {
  return (
    <Card as="section" aria-labelledby="details">
      <h2 id="details" className="font-semibold text-xl">
        {m.detail_details()}
      </h2>
      {isOffered(listing) ? (
        <DetailRows
          details={listingDetails(listing)}
          icon={(label) => <FactIcon label={label} listing={listing} />}
        />
      ) : (
        <p className="mt-2 text-ink-soft">{m.detail_unknown_type()}</p>
      )}
    </Card>
  );
}
