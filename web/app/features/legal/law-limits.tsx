import { hourText } from '@thikana/contract/clock-text';
import { complaintKindLabel } from '@thikana/contract/complaint-kind-label';
import type { Law } from '@thikana/contract/law';
import { listText } from '@thikana/contract/list-text';
import { m } from '#web/paraglide/messages.js';
import { LawSource } from './law-source.tsx';
import { kindLimitText } from './limit-text.ts';

/** The time limits for complaints, on request with their sources. */
export function LawLimits({ law, hasSources = false }: { law: Law; hasSources?: boolean }) {
  const { days, from, to } = law.workingHours;
  return (
    <>
      <dl className="grid gap-3">
        {law.limits.map((limit) => (
          <div key={limit.kind}>
            <dt className="text-ink-soft">{complaintKindLabel(limit.kind)}</dt>
            <dd className="font-semibold text-ink">{kindLimitText(limit)}</dd>
            {hasSources && (
              <dd>
                <LawSource {...limit} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-4">{m.law_hours({ days: listText(days), from: hourText(from), to: hourText(to) })}</p>
    </>
  );
}
