import type { ListedPost } from '@thikana/contract/moderation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ActionError } from '#web/components/ui/action-error.tsx';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { BulkBar } from './bulk-bar.tsx';
import { BulkOutcomeNotice } from './bulk-outcome.tsx';
import type { Decision } from './decision.ts';
import { QueueTable } from './queue-table.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { ReviewStep } from './review-key.ts';
import { UndoBar } from './undo-bar.tsx';
import { useBulkDecisions } from './use-bulk-decisions.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useSelection } from './use-selection.ts';
import { useUndo } from './use-undo.ts';

interface Props {
  posts: readonly ListedPost[];
  total: number;
  filter: Parameters<typeof useSelection>[1];
  ownerHref: (ownerId: string) => string;
  empty: ReactNode;
  /** The pages of the list. */
  children: ReactNode;
}

/** The review queue as a list, to decide on several listings at once. */
export function QueueList({ posts, total, filter, ownerHref, empty, children }: Props) {
  const { revalidate } = useRevalidator();
  const { selection, ...selecting } = useSelection(posts, filter);
  const [isAsking, setAsking] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const { failure, isBusy: isSelecting, attempt } = useAttempt('');
  const summary = useRef<HTMLDivElement>(null);
  const { running, outcome, decide } = useBulkDecisions(async (decided) => {
    setAsking(false);
    selecting.deselect(decided);
    setLeftOut(0);
    await revalidate();
  });
  // The buttons are disabled now, so the focus moves to what was done.
  useEffect(() => {
    if (outcome) summary.current?.focus();
  }, [outcome]);
  const undo = useUndo(revalidate);
  const isBusy = running !== undefined || isSelecting;

  const take = (step: ReviewStep) => {
    if (isBusy) return;
    if (step === 'undo') return void undo.undo();
    if (selection.size === 0 || step === 'next') return;
    if (step === 'reject') setAsking(true);
    else decide('approve', selection);
  };
  const keys = useReviewKeys(!isAsking, take);
  const titleOf = (id: string) => selection.get(id)?.title ?? posts.find(({ _id }) => _id === id)?.title;

  return (
    <div className="grid gap-4">
      <div ref={summary} tabIndex={-1} className="outline-none empty:sr-only">
        {outcome && <BulkOutcomeNotice outcome={outcome} titleOf={titleOf} />}
      </div>
      <QueueTable
        posts={posts}
        isSelected={({ _id }) => selection.has(_id)}
        onSelect={selecting.select}
        ownerHref={ownerHref}
        empty={empty}
      />
      {children}
      <BulkBar
        selected={selection.size}
        total={total}
        busyText={running && progressText(running)}
        keys={keys}
        onStep={take}
        onSelectPage={selecting.selectPage}
        onSelectAll={() => attempt(async () => setLeftOut(await selecting.selectAll()))}
        onClear={() => {
          selecting.clear();
          setLeftOut(0);
        }}
      >
        <UndoBar undo={undo} hasKey={keys.isOn} />
        <ActionError failure={failure === undefined ? undefined : { text: failure }} />
        {leftOut > 0 && <p className="text-sm">{m.review_left_out({ count: number(leftOut) })}</p>}
      </BulkBar>
      <RejectDialog
        open={isAsking}
        heading={m.admin_reject_title({ count: selection.size })}
        title={m.review_selected({ count: number(selection.size) })}
        isRejecting={running !== undefined}
        failure={undefined}
        needsReason
        onReject={(reason) => decide('reject', selection, reason)}
        onClose={() => setAsking(false)}
        focusAfterwards={() => (selection.size === 0 ? summary.current : null)}
      />
    </div>
  );
}

function progressText({
  decision,
  sent,
  count,
}: {
  decision: Decision;
  sent: number;
  count: number;
}): string {
  const values = { sent: number(sent), count: number(count) };
  return decision === 'approve' ? m.review_approving(values) : m.review_rejecting(values);
}
