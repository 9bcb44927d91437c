import type { ModeratedListing } from '@thikana/contract/moderation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { DeletePost } from './delete-post.tsx';
import { PostDecisionCard } from './post-decision-card.tsx';
import { PostOwnerCard } from './post-owner-card.tsx';
import { PostStatusCard } from './post-status-card.tsx';
import { PostSummary } from './post-summary.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useUndo } from './use-undo.ts';

interface Props {
  post: ModeratedListing;
  /** The costs and details as visitors read them. */
  details: ReactNode;
  /** The signals of the fraud checks. */
  signals: ReactNode;
  /** The evidence recorded by administrators. */
  evidence: ReactNode;
  onDeleted: () => unknown;
}

/** A listing with all details and the decision on it. A decision updates the screen at once. */
export function PostReview({ post: loaded, details, signals, evidence, onDeleted }: Props) {
  const [decided, setDecided] = useState({ loaded, post: loaded });
  // An undo loads the listing again, which replaces the decision.
  const post = decided.loaded === loaded ? decided.post : loaded;
  const statusHeading = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();
  const undo = useUndo(revalidate);

  // The buttons disappear after a decision, so the focus moves to the new status.
  useEffect(() => {
    if (post !== loaded) statusHeading.current?.focus();
  }, [post, loaded]);

  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 content-start gap-8">
        <PostSummary post={post} details={details} />
        {signals}
      </div>
      <div className="grid content-start gap-5 xl:sticky xl:top-6 xl:self-start">
        <PostOwnerCard owner={post.user} />
        <PostStatusCard post={post} headingRef={statusHeading} />
        <UndoBar undo={undo} />
        {post.approvalStatus === 'pending' && (
          <PostDecisionCard post={post} onDecided={(next) => setDecided({ loaded, post: next })} />
        )}
        {evidence}
        <DeletePost post={post} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
