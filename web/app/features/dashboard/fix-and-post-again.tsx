import type { OwnListing } from '@thikana/contract/listings';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { stepForReason } from '#web/lib/format/rejection-reasons.ts';
import { m } from '#web/paraglide/messages.js';

/** Opens a new post with the content of a rejected one, at the step that the reason is about. */
export function FixAndPostAgain({ listing, className }: { listing: OwnListing; className?: string }) {
  const query = new URLSearchParams({ copy: listing._id, step: stepForReason(listing.rejectionReason) });
  return (
    <ButtonLink to={`/dashboard/new-post/${listing.intent}?${query}`} className={className}>
      {m.mine_fix_again()}
    </ButtonLink>
  );
}
