import { expiry } from '@thikana/contract/expiry';
import type { ManagedListing } from '@thikana/contract/listings';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionError } from '#web/components/ui/action-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { m } from '#web/paraglide/messages.js';
import { useDeletePost } from './use-delete-post.ts';

/** Deletes a listing after a confirmation. */
export function DeletePost({ post, onDeleted }: { post: ManagedListing; onDeleted: () => unknown }) {
  const [isAsking, setAsking] = useState(false);
  const { isDeleting, failure, remove } = useDeletePost(onDeleted);
  const close = () => !isDeleting && setAsking(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={18} />
        {m.admin_delete_post()}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={m.admin_delete_post_title()}
        description={post.title}
        footer={
          <>
            <Button variant="quiet" disabled={isDeleting} onClick={close}>
              {m.admin_cancel()}
            </Button>
            <Button
              variant="danger"
              busy={isDeleting}
              busyText={m.admin_deleting()}
              onClick={() => remove(post._id)}
            >
              {m.admin_delete_post()}
            </Button>
          </>
        }
      >
        <p>{m.admin_delete_post_text({ days: expiry.withdrawnPictureDays })}</p>
        <ActionError failure={failure} />
      </Dialog>
    </>
  );
}
