import type { ManagedListing } from '@thikana/contract/own-listings';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ActionError } from '#web/components/ui/action-error.tsx';
import { longDate } from '#web/lib/format/dates.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { PostOwnerCard } from './post-owner-card.tsx';
import { PostSummary } from './post-summary.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewControls } from './review-controls.tsx';
import type { ReviewStep } from './review-key.ts';
import { UndoBar } from './undo-bar.tsx';
import { useDecisions } from './use-decisions.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useUndo } from './use-undo.ts';

interface Props {
  post: ManagedListing;
  /** The costs and details as visitors read them. */
  details: ReactNode;
  /** The number that waits, including this one and those that were skipped. */
  left: number;
  /** Whether another listing is being loaded. */
  isLoading: boolean;
  onNext: () => void;
  /** The signals of the fraud checks. */
  signals: ReactNode;
}

/** Shows one pending listing at a time. After a decision the next one takes its place. */
export function ReviewQueue({ post, details, left, isLoading, onNext, signals }: Props) {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const { busy, failure, decide, forgetFailure } = useDecisions(() => {
    setAsking(false);
    return revalidate();
  }, revalidate);
  const decision = busy.get(post._id);
  const isBusy = decision !== undefined || isLoading;
  const heading = useFocusOnChange(post._id);
  const undo = useUndo(revalidate);

  const take = (step: ReviewStep) => {
    if (isBusy) return;
    forgetFailure();
    if (step === 'next') onNext();
    else if (step === 'undo') undo.undo();
    else if (step === 'reject') setAsking(true);
    else decide(post, 'approve');
  };
  const keys = useReviewKeys(!isAsking, take);

  return (
    <>
      <p className="mb-4 flex flex-wrap gap-x-4 text-ink-soft">
        <span role="status" className="font-semibold text-ink tabular-nums">
          {m.admin_pending_left({ count: number(left) })}
        </span>
        {m.admin_pending_waiting({ date: longDate(post.createdAt) ?? m.admin_user_unknown_date() })}
      </p>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-8">
          <PostSummary post={post} details={details} headingLevel="h2" headingRef={heading} />
          {signals}
        </div>
        {/* Beside the listing on wide screens; otherwise fixed to the bottom edge, within reach of the thumb. */}
        <div className="contents content-start gap-5 xl:sticky xl:top-6 xl:grid xl:self-start">
          <ReviewControls postId={post._id} decision={decision} isBusy={isBusy} keys={keys} onStep={take}>
            <UndoBar undo={undo} hasKey={keys.isOn} />
            {!isAsking && <ActionError failure={failure} />}
          </ReviewControls>
          <PostOwnerCard owner={post.user} />
        </div>
      </div>
      <RejectDialog
        open={isAsking}
        title={post.title}
        isRejecting={decision === 'reject'}
        failure={failure}
        needsReason
        onReject={(reason) => decide(post, 'reject', reason)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** The heading of the next listing, focused so that screen readers announce it and the page scrolls to its start. */
function useFocusOnChange(id: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    heading.current?.focus();
  }, [id]);
  return heading;
}
