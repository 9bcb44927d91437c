import {
  askForEvidence,
  type EvidenceKind,
  type OwnEvidence,
  viewOwnEvidence,
} from '@thikana/contract/badges';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';
import { OwnBadge } from './own-badge.tsx';

/** The evidence of a listing, and the requests its owner can make. */
export function OwnEvidenceView({ listingId, onBack }: { listingId: string; onBack: () => void }) {
  const [evidence, setEvidence] = useState<readonly OwnEvidence[]>();
  const [problem, setProblem] = useState<string>();
  const { isBusy, failure, attempt } = useAttempt(m.mine_badges_failed());
  const heading = useRef<HTMLDivElement>(null);

  const load = useCallback(async () => {
    setProblem(undefined);
    try {
      setEvidence((await call(viewOwnEvidence, { params: { id: listingId } })).evidence);
    } catch (error) {
      setProblem(errorText(error, m.mine_badges_load_failed()));
    }
  }, [listingId]);
  useEffect(() => void load(), [load]);

  const ask = async (kind: EvidenceKind) => {
    const asked = await attempt(async () => {
      const answer = await call(askForEvidence, { params: { id: listingId, kind } });
      setEvidence(answer.evidence);
      toast.success(answer.message);
    });
    // The pressed button is gone.
    if (asked) heading.current?.focus();
  };

  if (problem) return <ErrorState title={m.mine_badges_load_failed()} text={problem} onRetry={load} />;
  return (
    <div ref={heading} tabIndex={-1} className="grid gap-4 outline-none">
      <p>{m.mine_badges_text()}</p>
      <FormError>{failure}</FormError>
      {evidence ? (
        <ul className="grid gap-4">
          {evidence.map((own) => (
            <li key={own.kind}>
              <OwnBadge own={own} isBusy={isBusy} onAsk={() => ask(own.kind)} />
            </li>
          ))}
        </ul>
      ) : (
        <div role="status" aria-label={m.layout_loading()}>
          <Skeleton className="h-40" />
        </div>
      )}
      <div className="flex justify-end">
        <Button variant="quiet" disabled={isBusy} onClick={onBack}>
          {m.mine_badges_back()}
        </Button>
      </div>
    </div>
  );
}
