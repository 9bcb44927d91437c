import { deleteListing } from '@thikana/contract/listings';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';

/** Deletes a listing and reloads the list. */
export function useDeleteListing(onDeleted: () => void) {
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { revalidate } = useRevalidator();

  const remove = async (id: string) => {
    setDeleting(true);
    setFailure(undefined);
    try {
      await call(deleteListing, { params: { id } });
      toast.success(m.mine_deleted());
      onDeleted();
      await revalidate();
    } catch (error) {
      setFailure(errorText(error, ''));
      toast.error(m.mine_delete_failed());
    } finally {
      setDeleting(false);
    }
  };

  return { isDeleting, failure, remove };
}
