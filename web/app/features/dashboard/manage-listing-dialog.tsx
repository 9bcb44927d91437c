import { langOf } from '@thikana/contract/language-of-text';
import type { OwnListing } from '@thikana/contract/own-listings';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { useOverlay } from '#web/components/ui/use-overlay.ts';
import { m } from '#web/paraglide/messages.js';
import { ConfirmDelete } from './confirm-delete.tsx';
import { EnquiryLimitForm } from './enquiry-limit-form.tsx';
import { LowerPriceForm } from './lower-price-form.tsx';
import { ManageActions } from './manage-actions.tsx';
import { OwnEvidenceView } from './own-evidence.tsx';
import { SecondLanguageForm } from './second-language-form.tsx';

interface Props {
  listing: OwnListing;
  /** Ways to share the listing, if it may be. */
  share: ReactNode;
  /** Receives the focus after a deletion, when the listing's card is gone. */
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const titles = {
  actions: m.mine_manage,
  price: m.mine_lower,
  second: m.mine_second,
  share: m.mine_share,
  enquiries: m.enquiry_limit_title,
  badges: m.mine_badges,
  deletion: m.mine_delete_title,
};

/**
 * The owner's actions on a listing: view, edit, lower the price, propose a second language, share, request badges, delete
 * after a confirmation.
 */
export function ManageListingDialog({ listing, share, list, onClose }: Props) {
  const [view, setView] = useState<keyof typeof titles>('actions');
  const isDeleted = useRef(false);
  const content = useRef<HTMLDivElement>(null);

  // The pressed button disappears with its view, so the focus moves to the heading first.
  const turnTo = (next: keyof typeof titles) => {
    content.current?.focus();
    setView(next);
  };
  useOverlay(view !== 'actions', () => turnTo('actions'));
  const finish = () => {
    isDeleted.current = true;
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titles[view]()}
      description={<span lang={langOf(listing.title)}>{listing.title}</span>}
      size="sm"
      focusAfterwards={() => (isDeleted.current ? list.current : null)}
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        {view === 'deletion' && (
          <ConfirmDelete id={listing._id} onKeep={() => turnTo('actions')} onDeleted={finish} />
        )}
        {view === 'price' && (
          <LowerPriceForm listing={listing} onKeep={() => turnTo('actions')} onLowered={onClose} />
        )}
        {view === 'second' && (
          <SecondLanguageForm listing={listing} onKeep={() => turnTo('actions')} onDone={onClose} />
        )}
        {view === 'enquiries' && (
          <EnquiryLimitForm listingId={listing._id} onDone={() => turnTo('actions')} />
        )}
        {view === 'share' && (
          <div className="grid gap-4">
            {listing.approvalStatus === 'pending' && (
              <p className="text-ink-soft text-sm">{m.posted_share()}</p>
            )}
            {share}
            <Button variant="quiet" className="justify-self-end" onClick={() => turnTo('actions')}>
              {m.mine_badges_back()}
            </Button>
          </div>
        )}
        {view === 'badges' && <OwnEvidenceView listingId={listing._id} onBack={() => turnTo('actions')} />}
        {view === 'actions' && (
          <ManageActions
            listing={listing}
            onDelete={() => turnTo('deletion')}
            onLower={() => turnTo('price')}
            onSecond={() => turnTo('second')}
            onBadges={() => turnTo('badges')}
            onLimit={() => turnTo('enquiries')}
            onShare={share ? () => turnTo('share') : undefined}
            onAnswered={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}
