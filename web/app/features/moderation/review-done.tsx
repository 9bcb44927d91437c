import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { UndoAtEnd } from './undo-at-end.tsx';

interface Props {
  /** The number of listings that were skipped and still wait. */
  passedOver: number;
  onLookAgain: () => void;
}

/** The end of the review queue. */
export function ReviewDone({ passedOver, onLookAgain }: Props) {
  const isAllDecided = passedOver === 0;
  return (
    <div className="grid gap-4">
      <UndoAtEnd />
      <EmptyState
        title={isAllDecided ? m.admin_pending_done() : m.admin_pending_passed()}
        text={
          isAllDecided
            ? m.admin_pending_done_text()
            : m.admin_pending_passed_text({ count: number(passedOver) })
        }
        action={
          <>
            <Button onClick={onLookAgain}>
              {isAllDecided ? m.admin_pending_refresh() : m.admin_pending_again()}
            </Button>
            <ButtonLink to="/admin/posts" variant="secondary">
              {m.admin_pending_all()}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
