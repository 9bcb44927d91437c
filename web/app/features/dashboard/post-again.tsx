import type { OwnListing } from '@thikana/contract/own-listings';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { stepForReason } from '#web/lib/format/rejection-reasons.ts';
import { m } from '#web/paraglide/messages.js';

/**
 * Opens a new post with everything of an earlier one: of a rejected one at the step that the reason is about, of one that
 * is rented, sold or not confirmed at the review. Other listings have no such link.
 */
export function PostAgain({ listing, className }: { listing: OwnListing; className?: string }) {
  const { _id: id, intent, approvalStatus, availability, rejectionReason } = listing;
  const isRejected = approvalStatus === 'rejected';
  if (!isRejected && availability?.state !== 'closed' && availability?.state !== 'lapsed') return null;
  const query = new URLSearchParams(
    isRejected ? { copy: id, step: stepForReason(rejectionReason) } : { again: id, step: 'review' },
  );
  return (
    <ButtonLink
      to={`/dashboard/new-post/${intent}?${query}`}
      variant={availability?.state === 'lapsed' ? 'secondary' : 'primary'}
      className={className}
    >
      {isRejected ? m.mine_fix_again() : m.edit_post_again()}
    </ButtonLink>
  );
}
