import { complaintKindLabel } from '@thikana/contract/complaint-kind-label';
import type { Complaint, ComplaintOutcome } from '@thikana/contract/complaints';
import { langOf } from '@thikana/contract/language-of-text';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { dateTime } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';

type Stage = Complaint['stages'][number];

export const outcomeTones = {
  upheld: 'green',
  partly: 'yellow',
  declined: 'neutral',
} as const satisfies Record<ComplaintOutcome, string>;

/** The complaint and its appeal, each with the decision. */
export function ComplaintStages({ kind, stages }: Pick<Complaint, 'kind' | 'stages'>) {
  return stages.map((stage) => (
    <Card as="section" key={stage.stage} aria-labelledby={stage.stage} className="grid gap-3">
      <h2 id={stage.stage} className="flex flex-wrap items-center gap-2 font-semibold text-xl">
        {m.complaint_stage({ stage: stage.stage })}
        {stage.outcome && (
          <Badge tone={outcomeTones[stage.outcome]}>{m.complaint_outcome({ outcome: stage.outcome })}</Badge>
        )}
      </h2>
      <p className="text-ink-soft text-sm">
        {complaintKindLabel(kind)} · {m.complaint_filed_on({ date: dateTime(stage.startedAt) })}
      </p>
      <p lang={langOf(stage.text ?? '')} className="whitespace-pre-line wrap-anywhere">
        {stage.text ?? m.complaint_forgotten()}
      </p>
      <Decision {...stage} />
    </Card>
  ));
}

function Decision({ dueAt, decidedAt, reason }: Stage) {
  if (!decidedAt) return <p className="font-semibold">{m.complaint_due({ date: dateTime(dueAt) })}</p>;
  return (
    <div className="grid gap-1 border-tea border-l-4 pl-4">
      <p className="text-ink-soft text-sm">{m.complaint_decided_on({ date: dateTime(decidedAt) })}</p>
      {reason && (
        <p lang={langOf(reason)} className="whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
      )}
    </div>
  );
}
