import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { ActionError } from '#web/components/ui/action-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useRestoredFocus } from '#web/components/ui/use-restored-focus.ts';
import { m } from '#web/paraglide/messages.js';
import { KeyHint } from './key-hint.tsx';
import type { MadeDecision } from './recent-decisions.ts';
import { reviewKeys } from './review-key.ts';
import type { useUndo } from './use-undo.ts';

interface Props {
  undo: ReturnType<typeof useUndo>;
  /** Whether the key for it works on this screen. */
  hasKey?: boolean;
}

/** Offers to undo the last decision for a minute. */
export function UndoBar({ undo: { last, isUndoing, failure, undo }, hasKey = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, last, 'button');
  return (
    <div ref={place} tabIndex={-1} className="grid gap-2 outline-none empty:sr-only">
      <ActionError failure={failure} />
      {last && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p role="status" className="min-w-0 grow basis-56 text-ink-soft text-sm">
            {describe(last)}
          </p>
          <Button
            variant="secondary"
            size="sm"
            aria-keyshortcuts={hasKey ? reviewKeys.undo : undefined}
            busy={isUndoing}
            onClick={undo}
          >
            <Undo2 size={18} />
            {m.review_undo()}
            {hasKey && <KeyHint of="undo" />}
          </Button>
        </div>
      )}
    </div>
  );
}

function describe({ decision, ids, title }: MadeDecision): string {
  if (title !== undefined)
    return decision === 'approve' ? m.review_approved_one({ title }) : m.review_rejected_one({ title });
  const count = ids.length;
  return decision === 'approve' ? m.review_approved_many({ count }) : m.review_rejected_many({ count });
}
