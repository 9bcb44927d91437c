import { expiry } from '@thikana/contract/expiry';
import { Button } from '#web/components/ui/button.tsx';
import { DialogButtons } from '#web/components/ui/dialog-buttons.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { useDeleteListing } from './use-delete-listing.ts';

export function ConfirmDelete({
  id,
  onKeep,
  onDeleted,
}: {
  id: string;
  onKeep: () => void;
  onDeleted: () => void;
}) {
  const { isDeleting, failure, remove } = useDeleteListing(onDeleted);
  return (
    <div className="grid gap-4">
      <p>{m.mine_delete_question({ days: expiry.withdrawnPictureDays })}</p>
      {failure !== undefined && (
        <FormError>
          {m.mine_delete_failed()}
          {failure && <span className="block font-normal">{failure}</span>}
        </FormError>
      )}
      <DialogButtons>
        <Button variant="quiet" disabled={isDeleting} onClick={onKeep}>
          {m.mine_keep()}
        </Button>
        <Button variant="danger" busy={isDeleting} busyText={m.mine_deleting()} onClick={() => remove(id)}>
          {m.mine_delete()}
        </Button>
      </DialogButtons>
    </div>
  );
}
