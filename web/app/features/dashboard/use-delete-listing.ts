import { deleteListing } from '@thikana/contract/own-listings';
import { useRevalidator } from 'react-router';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';

/** Deletes a listing and reloads the list. */
export function useDeleteListing(onDeleted: () => void) {
  const { isBusy, failure, attempt } = useAttempt('');
  const { revalidate } = useRevalidator();

  const remove = async (id: string) => {
    const isDone = await attempt(async () => {
      await call(deleteListing, { params: { id } });
      toast.success(m.mine_deleted());
      onDeleted();
      await revalidate();
    });
    if (!isDone) toast.error(m.mine_delete_failed());
  };

  return { isDeleting: isBusy, failure, remove };
}
