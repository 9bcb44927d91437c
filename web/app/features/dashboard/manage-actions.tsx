import type { OwnListing } from '@thikana/contract/own-listings';
import {
  BadgeCheck,
  Eye,
  Languages,
  MailQuestionMark,
  Share2,
  SquarePen,
  Trash2,
  TrendingDown,
} from 'lucide-react';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { m } from '#web/paraglide/messages.js';
import { AvailabilityButtons } from './availability-buttons.tsx';
import { ListingStatusNote } from './listing-status-note.tsx';
import { PostAgain } from './post-again.tsx';
import { StatusBadge } from './status-badge.tsx';
import { isClosed } from './tab-filter.ts';

interface Props {
  listing: OwnListing;
  onDelete: () => void;
  onLower: () => void;
  onSecond: () => void;
  onBadges: () => void;
  onLimit: () => void;
  onShare: (() => void) | undefined;
  onAnswered: () => void;
}

export function ManageActions({
  listing,
  onDelete,
  onLower,
  onSecond,
  onBadges,
  onLimit,
  onShare,
  onAnswered,
}: Props) {
  const isApproved = listing.approvalStatus === 'approved';
  return (
    <div className="grid gap-3">
      <div>
        <StatusBadge listing={listing} />
      </div>
      <ListingStatusNote listing={listing} />
      <PostAgain listing={listing} />
      <AvailabilityButtons listing={listing} onDone={onAnswered} />
      <ButtonLink to={listingPath(listing)} variant="secondary">
        <Eye size={18} />
        {m.mine_view()}
      </ButtonLink>
      {onShare && (
        <Button variant="secondary" onClick={onShare}>
          <Share2 size={18} />
          {m.mine_share()}
        </Button>
      )}
      {!isClosed(listing) && (
        <Button variant="secondary" onClick={onBadges}>
          <BadgeCheck size={18} />
          {m.mine_badges()}
        </Button>
      )}
      {isApproved && !isClosed(listing) && (
        <>
          <Button variant="secondary" onClick={onLimit}>
            <MailQuestionMark size={18} />
            {m.enquiry_limit_title()}
          </Button>
          <Button variant="secondary" onClick={onLower}>
            <TrendingDown size={18} />
            {m.mine_lower()}
          </Button>
          <Button variant="secondary" onClick={onSecond}>
            <Languages size={18} />
            {m.mine_second()}
          </Button>
        </>
      )}
      {isApproved ? (
        <>
          <Button variant="secondary" disabled aria-describedby="edit-refusal">
            <SquarePen size={18} />
            {m.mine_edit()}
          </Button>
          <p id="edit-refusal" className="text-ink-soft text-sm">
            {m.mine_edit_refused()}
          </p>
        </>
      ) : (
        <ButtonLink to={`/dashboard/view-your-listings/edit-post/${listing._id}`} variant="secondary">
          <SquarePen size={18} />
          {m.mine_edit()}
        </ButtonLink>
      )}
      <Button variant="danger" onClick={onDelete}>
        <Trash2 size={18} />
        {m.mine_delete()}
      </Button>
    </div>
  );
}
