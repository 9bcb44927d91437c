import { errorTable } from '@thikana/contract/error-table';
import type { ManagedListing } from '@thikana/contract/own-listings';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';
import { RejectionNotice } from './rejection-notice.tsx';

/** Why a decided listing cannot be edited, and what to do instead. */
export function CannotEdit({ post }: { post: ManagedListing }) {
  const isApproved = post.approvalStatus === 'approved';
  return (
    <div className="grid max-w-prose gap-4">
      <h1 className="font-semibold text-title">{m.edit_refused_title()}</h1>
      <p>{isApproved ? m.edit_refused_approved() : m.edit_refused_rejected()}</p>
      <p>{isApproved ? errorTable.listing_approved.text() : errorTable.listing_rejected.text()}</p>
      {post.rejectionReason && <RejectionNotice reason={post.rejectionReason} />}
      <div className="flex flex-wrap gap-3">
        {isApproved ? (
          <ButtonLink to="/contact">{m.edit_contact()}</ButtonLink>
        ) : (
          <ButtonLink to={`/dashboard/new-post/${post.intent}?copy=${post._id}`}>
            {m.edit_post_again()}
          </ButtonLink>
        )}
        <ButtonLink to="/dashboard/view-your-listings" variant="secondary">
          {m.edit_to_listings()}
        </ButtonLink>
      </div>
    </div>
  );
}
