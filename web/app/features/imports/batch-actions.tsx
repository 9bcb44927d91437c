import type { Batch, KeptListing } from '@thikana/contract/batches';
import { type ReactNode, useState } from 'react';
import { ActionError } from '#web/components/ui/action-error.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { KeptListings } from './kept-listings.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { useBatchActions } from './use-batch-actions.ts';

interface Props {
  batch: Batch;
  kept: readonly KeptListing[];
  keptTotal: number;
  onApproved: (ids: readonly string[]) => void;
  onChanged: () => unknown;
  /** The undo of the last approval. */
  children: ReactNode;
}

/** Reviews, approves or removes the listings of an import. */
export function BatchActions({ batch, kept, keptTotal, onApproved, onChanged, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { progress, failed, failure, approveAll, undoAll } = useBatchActions(batch.id, {
    onApproved,
    onChanged,
  });
  const { waiting, approved, rejected, state } = batch;
  const removable = waiting + approved + rejected - keptTotal;
  const isBusy = progress !== undefined || state === 'running';
  const title = m.imports_heading({ number: batch.id, file: batch.file });

  return (
    <Card as="section" aria-labelledby="actions" className="grid content-start gap-3 self-start">
      <h2 id="actions" className="font-semibold text-xl">
        {m.imports_actions()}
      </h2>
      {children}
      {!isAsking && failure !== undefined && <ActionError failure={{ text: failure }} />}
      {failed > 0 && <ActionError failure={{ text: m.imports_left({ count: failed }) }} />}
      {state === 'running' && <p role="status">{m.imports_wait()}</p>}
      {waiting > 0 && (
        <>
          <ButtonLink to={`/admin/pending-posts?view=list&batch=${batch.id}`} variant="secondary">
            {m.imports_review({ count: number(waiting) })}
          </ButtonLink>
          <Button
            busy={progress?.action === 'approve'}
            busyText={m.imports_approving({ done: number(progress?.done ?? 0) })}
            disabled={isBusy}
            onClick={approveAll}
          >
            {m.imports_approve()}
          </Button>
          <p className="text-ink-soft text-sm">{m.imports_approve_hint()}</p>
        </>
      )}
      <KeptListings kept={kept} total={keptTotal} />
      {removable > 0 && (
        <Button variant="danger" disabled={isBusy} onClick={() => setAsking(true)}>
          {keptTotal > 0 ? m.imports_undo_rest_ask() : m.imports_undo_ask()}
        </Button>
      )}
      {waiting + approved + rejected === 0 && <p className="text-ink-soft">{m.imports_empty()}</p>}
      <UndoDialog
        open={isAsking}
        title={title}
        count={removable}
        kept={keptTotal}
        isBusy={progress !== undefined}
        failure={failure}
        onConfirm={async () => {
          if (await undoAll(keptTotal > 0)) setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
