import type { ManagedListing } from '@thikana/contract/listings';
import { Card } from '#web/components/ui/card.tsx';
import { m } from '#web/paraglide/messages.js';
import { StatusBadge } from './status-badge.tsx';

export function PostStatusCard({ post }: { post: ManagedListing }) {
  return (
    <Card as="section" aria-labelledby="current-status">
      <h2 id="current-status" className="font-semibold text-xl">
        {m.admin_post_status()}
      </h2>
      <div role="status" className="mt-3">
        <StatusBadge status={post.approvalStatus} />
        {post.rejectionReason && (
          <p className="mt-2">{m.admin_post_reason({ reason: post.rejectionReason })}</p>
        )}
      </div>
    </Card>
  );
}
