import type { ManagedListing } from '@thikana/contract/listings';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { m } from '#web/paraglide/messages.js';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  post: ManagedListing;
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
        {post.rejectionReason && (
          <p className="mt-2">
            <MessageAround
              text={post.rejectionReason}
              message={(reason) => m.admin_post_reason({ reason })}
            />
          </p>
        )}
      </div>
      {post.approvalStatus === 'approved' && (
        <Link to={listingPath(post)} className="mt-2 inline-flex min-h-touch items-center text-tea underline">
          {m.admin_post_on_site()}
        </Link>
      )}
    </Card>
  );
}
