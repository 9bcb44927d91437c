import type { ModeratedListing } from '@thikana/contract/moderation';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ActionError } from '#web/components/ui/action-error.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import type { TableSort } from '#web/components/ui/column-heading.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { DataTable } from '#web/components/ui/table.tsx';
import { useRestoredFocus } from '#web/components/ui/use-restored-focus.ts';
import { m } from '#web/paraglide/messages.js';
import { PostActionsMenu } from './post-actions-menu.tsx';
import { postColumns } from './post-columns.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useDecisions } from './use-decisions.ts';
import { useUndo } from './use-undo.ts';

interface Props {
  posts: readonly ModeratedListing[];
  sort: TableSort;
}

/** Listings to browse and decide on. Reloads after a decision. */
export function PostsTable({ posts, sort }: Props) {
  const { revalidate } = useRevalidator();
  const [inQuestion, setInQuestion] = useState<ModeratedListing>();
  const [isAsking, setAsking] = useState(false);
  const { busy, failure, decide, forgetFailure } = useDecisions(() => {
    setAsking(false);
    return revalidate();
  }, revalidate);
  const undo = useUndo(revalidate);
  const list = useRef<HTMLDivElement>(null);
  const focusAfterwards = useRestoredFocus(list, posts, 'td button');

  const askToReject = (post: ModeratedListing) => {
    forgetFailure();
    setInQuestion(post);
    setAsking(true);
  };

  return (
    <div ref={list} tabIndex={-1} className="grid gap-4 outline-none">
      <UndoBar undo={undo} />
      {!isAsking && <ActionError failure={failure} />}
      <DataTable
        caption={m.admin_posts()}
        rows={posts}
        rowKey={(post) => post._id}
        sort={sort}
        empty={
          <EmptyState
            title={m.admin_posts_none()}
            text={m.admin_posts_none_text()}
            action={
              <ButtonLink to="/admin/posts" variant="secondary">
                {m.admin_show_all()}
              </ButtonLink>
            }
          />
        }
        columns={postColumns((post) => (
          <PostActionsMenu
            post={post}
            busy={busy.get(post._id)}
            onApprove={() => decide(post, 'approve')}
            onReject={() => askToReject(post)}
          />
        ))}
      />
      {inQuestion && (
        <RejectDialog
          open={isAsking}
          title={inQuestion.title}
          isRejecting={busy.has(inQuestion._id)}
          failure={failure}
          onReject={(reason) => decide(inQuestion, 'reject', reason)}
          onClose={() => setAsking(false)}
          focusAfterwards={focusAfterwards}
        />
      )}
    </div>
  );
}
