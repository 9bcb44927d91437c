import type { Listing } from '@thikana/contract/listings';
import { useState } from 'react';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { m } from '#web/paraglide/messages.js';
import { ConfirmDelete } from './confirm-delete.tsx';
import { ManageActions } from './manage-actions.tsx';

/** What an owner can do with a listing: see it, edit it, delete it after being asked. */
export function ManageListingDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isConfirming ? m.mine_delete_title() : m.mine_manage()}
      description={listing.title}
      size="sm"
    >
      {isConfirming ? (
        <ConfirmDelete id={listing._id} onKeep={() => setConfirming(false)} onDeleted={onClose} />
      ) : (
        <ManageActions listing={listing} onDelete={() => setConfirming(true)} />
      )}
    </Dialog>
  );
}
