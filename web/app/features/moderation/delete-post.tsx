import { expiry } from '@thikana/contract/expiry';
import { langOf } from '@thikana/contract/language-of-text';
import type { ManagedListing } from '@thikana/contract/own-listings';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { m } from '#web/paraglide/messages.js';
import { useDeletePost } from './use-delete-post.ts';

/** Deletes a listing after a confirmation. */
export function DeletePost({ post, onDeleted }: { post: ManagedListing; onDeleted: () => unknown }) {
  const [isAsking, setAsking] = useState(false);
  const { isDeleting, failure, remove } = useDeletePost(onDeleted);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Trash2 size={18} />
        {m.admin_delete_post()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.admin_delete_post_title()}
        description={<span lang={langOf(post.title)}>{post.title}</span>}
        button={m.admin_delete_post()}
        busyText={m.admin_deleting()}
        isBusy={isDeleting}
        failure={failure}
        field={() => <p>{m.admin_delete_post_text({ days: expiry.withdrawnPictureDays })}</p>}
        onConfirm={() => remove(post._id)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
