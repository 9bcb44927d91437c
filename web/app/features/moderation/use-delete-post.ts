import { deleteListing } from '@thikana/contract/own-listings';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';

export function useDeletePost(onDeleted: () => unknown) {
  const { isBusy, failure: text, attempt } = useAttempt('');

  const remove = async (id: string) => {
    const isDone = await attempt(async () => {
      await call(deleteListing, { params: { id } });
      toast.success(m.admin_delete_post_done());
      await onDeleted();
    });
    if (!isDone) toast.error(m.admin_delete_post_failed());
  };

  const failure = text === undefined ? undefined : { title: m.admin_delete_post_failed(), text };
  return { isDeleting: isBusy, failure, remove };
}
