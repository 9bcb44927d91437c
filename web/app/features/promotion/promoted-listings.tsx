import type { PromotedListing } from '@thikana/contract/promotion';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { m } from '#web/paraglide/messages.js';
import { PromotedListingCard } from './promoted-listing.tsx';

/** All listings that can be promoted. */
export function PromotedListings({ promotions }: { promotions: readonly PromotedListing[] }) {
  if (promotions.length === 0)
    return (
      <EmptyState
        drawing="garden"
        title={m.promote_none()}
        text={m.promote_none_text()}
        action={<ButtonLink to="/dashboard/view-your-listings">{m.promote_to_listings()}</ButtonLink>}
      />
    );
  return (
    <ul className="grid max-w-3xl gap-4">
      {promotions.map((promotion) => (
        <li key={promotion.listing._id}>
          <PromotedListingCard promotion={promotion} />
        </li>
      ))}
    </ul>
  );
}
