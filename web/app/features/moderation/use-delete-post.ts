import { deleteListing } from '@thikana/contract/listings';
import { useState } from 'react';
import type { ActionFailure } from '#web/components/ui/action-error.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';

export function useDeletePost(onDeleted: () => unknown) {
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();

  const remove = async (id: string) => {
    setDeleting(true);
    setFailure(undefined);
    try {
      await call(deleteListing, { params: { id } });
      toast.success(m.admin_delete_post_done());
      await onDeleted();
    } catch (error) {
      setFailure({ title: m.admin_delete_post_failed(), text: errorText(error, '') });
      toast.error(m.admin_delete_post_failed());
    } finally {
      setDeleting(false);
    }
  };

  return { isDeleting, failure, remove };
}
