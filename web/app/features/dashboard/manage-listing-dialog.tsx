import type { OwnListing } from '@thikana/contract/listings';
import { type RefObject, useRef, useState } from 'react';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { m } from '#web/paraglide/messages.js';
import { ConfirmDelete } from './confirm-delete.tsx';
import { ManageActions } from './manage-actions.tsx';

interface Props {
  listing: OwnListing;
  /** Has the focus after a deletion, when the listing's own card is gone. */
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What an owner can do with a listing: see it, edit it, delete it after being asked. */
export function ManageListingDialog({ listing, list, onClose }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const isDeleted = useRef(false);
  const content = useRef<HTMLDivElement>(null);

  // The button that was pressed goes with its view, so the focus moves to what stays before it does.
  const turnTo = (confirming: boolean) => {
    content.current?.focus();
    setConfirming(confirming);
  };
  const finish = () => {
    isDeleted.current = true;
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isConfirming ? m.mine_delete_title() : m.mine_manage()}
      description={listing.title}
      size="sm"
      focusAfterwards={() => (isDeleted.current ? list.current : null)}
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        {isConfirming ? (
          <ConfirmDelete id={listing._id} onKeep={() => turnTo(false)} onDeleted={finish} />
        ) : (
          <ManageActions listing={listing} onDelete={() => turnTo(true)} onAnswered={onClose} />
        )}
      </div>
    </Dialog>
  );
}
