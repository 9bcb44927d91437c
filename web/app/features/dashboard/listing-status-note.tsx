import type { OwnListing } from '@thikana/contract/own-listings';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { m } from '#web/paraglide/messages.js';
import { AvailabilityLine } from './availability-line.tsx';

/** What happens next with the owner's listing, if anything. */
export function ListingStatusNote({
  listing: { approvalStatus, availability, intent, rejectionReason },
}: {
  listing: OwnListing;
}) {
  if (approvalStatus === 'pending') return <p className="text-ink-soft text-sm">{m.mine_waiting()}</p>;
  if (approvalStatus === 'rejected') {
    return (
      <div className="text-ink-soft text-sm">
        {rejectionReason && (
          <p className="line-clamp-4 whitespace-pre-line wrap-anywhere">
            <MessageAround text={rejectionReason} message={(reason) => m.mine_rejected_because({ reason })} />
          </p>
        )}
        <p>{m.mine_turned_down()}</p>
      </div>
    );
  }
  return availability ? <AvailabilityLine intent={intent} availability={availability} /> : null;
}
