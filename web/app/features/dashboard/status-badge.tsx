import type { OwnListing } from '@thikana/contract/own-listings';
import { Badge } from '#web/components/ui/badge.tsx';
import { m } from '#web/paraglide/messages.js';
import { isClosed } from './tab-filter.ts';

const badges = {
  approved: { tone: 'green', label: m.mine_status_approved },
  pending: { tone: 'yellow', label: m.mine_status_pending },
  rejected: { tone: 'red', label: m.mine_status_rejected },
} as const;

export function StatusBadge({ listing }: { listing: OwnListing }) {
  if (listing.approvalStatus === 'approved' && isClosed(listing)) {
    return (
      <Badge tone="neutral">
        {listing.intent === 'rent' ? m.mine_status_rented() : m.mine_status_sold()}
      </Badge>
    );
  }
  const { tone, label } = badges[listing.approvalStatus];
  return <Badge tone={tone}>{label()}</Badge>;
}
