import type { ManagedListing } from '@thikana/contract/listings';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { DataTable } from '#web/components/ui/table.tsx';
import { m } from '#web/paraglide/messages.js';
import { DecisionFailed } from './decision-failed.tsx';
import { PostActionsMenu } from './post-actions-menu.tsx';
import { postColumns } from './post-columns.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useDecisions } from './use-decisions.ts';

/** Posts to look through and decide on. After a decision the list is fetched again. */
export function PostsTable({ posts }: { posts: readonly ManagedListing[] }) {
  const { revalidate } = useRevalidator();
  const { busy, failure, decide, forgetFailure } = useDecisions(revalidate);
  const [inQuestion, setInQuestion] = useState<ManagedListing>();
  const [isAsking, setAsking] = useState(false);

  const askToReject = (post: ManagedListing) => {
    forgetFailure();
    setInQuestion(post);
    setAsking(true);
  };
  const reject = async (id: string, reason: string) => {
    if (await decide(id, 'reject', reason)) setAsking(false);
  };

  return (
    <div className="grid gap-4">
      {!isAsking && <DecisionFailed failure={failure} />}
      <DataTable
        caption={m.admin_posts()}
        rows={posts}
        rowKey={(post) => post._id}
        empty={<EmptyState title={m.admin_posts_none()} text={m.admin_posts_none_text()} />}
        columns={postColumns((post) => (
          <PostActionsMenu
            post={post}
            busy={busy.get(post._id)}
            onApprove={() => decide(post._id, 'approve')}
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
          onReject={(reason) => reject(inQuestion._id, reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
