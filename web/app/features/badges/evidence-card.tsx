import {
  type BadgeMonths,
  type Evidence,
  type EvidenceKind,
  evidenceKinds,
  recordEvidence,
  withdrawEvidence,
} from '@thikana/contract/badges';
import { useRef, useState } from 'react';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { longDate } from '#web/lib/format/dates.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { evidenceLabel, recordLabel } from './evidence-labels.ts';
import { RecordEvidence } from './record-evidence.tsx';

/** The evidence of a listing with date, administrator and expiry; administrators add and revoke it here. */
export function EvidenceCard({
  postId,
  evidence: loaded,
  usualMonths,
}: {
  postId: string;
  evidence: readonly Evidence[];
  usualMonths: BadgeMonths;
}) {
  const [evidence, setEvidence] = useState(loaded);
  const { busy, failure, attempt } = useAttempt(m.admin_evidence_failed());
  const heading = useRef<HTMLHeadingElement>(null);

  const change = (name: string, ask: () => Promise<{ evidence: Evidence[] }>) =>
    attempt(async () => {
      setEvidence((await ask()).evidence);
      heading.current?.focus();
    }, name);
  const record = (kind: EvidenceKind, months: number) =>
    change(`record ${kind}`, () => call(recordEvidence, { params: { id: postId, kind }, body: { months } }));
  const withdraw = (kind: EvidenceKind) =>
    change(`withdraw ${kind}`, () => call(withdrawEvidence, { params: { id: postId, kind } }));

  return (
    <Card as="section" aria-labelledby="evidence" className="grid gap-3">
      <h2 id="evidence" ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
        {m.admin_evidence()}
      </h2>
      <p className="text-ink-soft text-sm">{m.admin_evidence_text()}</p>
      {failure && <FormError>{failure}</FormError>}
      {evidence.length === 0 && <p>{m.admin_evidence_none()}</p>}
      <ul className="grid gap-3">
        {evidence.map((seen) => (
          <li key={seen.kind} className="grid justify-items-start gap-1">
            <p className="font-semibold">{evidenceLabel(seen.kind)}</p>
            <p className="text-ink-soft text-sm">
              <MessageAround text={titleCase(seen.by)} message={(name) => seenText(seen, name)} />
            </p>
            <Button
              variant="quiet"
              size="sm"
              disabled={busy !== undefined}
              busy={busy === `withdraw ${seen.kind}`}
              busyText={m.admin_evidence_saving()}
              onClick={() => withdraw(seen.kind)}
            >
              {m.admin_evidence_withdraw({ kind: evidenceLabel(seen.kind) })}
            </Button>
          </li>
        ))}
      </ul>
      {evidenceKinds.map((kind) => (
        <RecordEvidence
          key={kind}
          usualMonths={usualMonths[kind]}
          label={recordLabel(kind)}
          isDisabled={busy !== undefined}
          isBusy={busy === `record ${kind}`}
          onRecord={(months) => record(kind, months)}
        />
      ))}
    </Card>
  );
}

function seenText({ at, until, isOver }: Evidence, name: string): string {
  const when = { name, date: longDate(at) ?? '', until: longDate(until) ?? '' };
  return isOver ? m.admin_evidence_over(when) : m.admin_evidence_by(when);
}
