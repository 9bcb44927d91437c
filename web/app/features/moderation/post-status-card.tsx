import type { ModeratedListing } from '@thikana/contract/moderation';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { m } from '#web/paraglide/messages.js';
import { CaseLink } from './case-link.tsx';
import { isHiddenByReports } from './hidden-by-reports.ts';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  post: ModeratedListing;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export function PostStatusCard({ post, headingRef }: Props) {
  return (
    <Card as="section" aria-labelledby="current-status">
      <h2 ref={headingRef} id="current-status" tabIndex={-1} className="font-semibold text-xl">
        {m.admin_post_status()}
      </h2>
      <div role="status" className="mt-3">
        <StatusBadge status={post.approvalStatus} />
        {isHiddenByReports(post) && (
          <p className="mt-2 font-semibold text-bad">{m.admin_report_listing_hidden()}</p>
        )}
        {post.rejectionReason && (
          <p className="mt-2">
            <MessageAround
              text={post.rejectionReason}
              message={(reason) => m.admin_post_reason({ reason })}
            />
          </p>
        )}
      </div>
      {post.approvalStatus === 'approved' && post.hiddenFor.length === 0 && (
        <Link to={listingPath(post)} className="mt-2 inline-flex min-h-touch items-center text-tea underline">
          {m.admin_post_on_site()}
        </Link>
      )}
      {isHiddenByReports(post) && <CaseLink postId={post._id}>{m.admin_post_to_reports()}</CaseLink>}
    </Card>
  );
}
