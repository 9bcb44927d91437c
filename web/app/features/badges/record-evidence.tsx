import { evidenceMonths } from '@thikana/contract/badges';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';

interface Props {
  /** The default lifetime of this kind. */
  usualMonths: number;
  label: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onRecord: (months: number) => unknown;
}

/** Records evidence and how long it stays valid. */
export function RecordEvidence({ usualMonths, label, isBusy, isDisabled, onRecord }: Props) {
  const [months, setMonths] = useState(usualMonths);
  const choices = [...new Set([1, 3, 6, 12, evidenceMonths.most, usualMonths])].sort((a, b) => a - b);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        name={`months of ${label}`}
        label={m.admin_evidence_months()}
        aria-label={m.admin_evidence_months_of({ what: label })}
        value={String(months)}
        onChange={(event) => setMonths(Number(event.target.value))}
        options={choices.map((count) => ({
          value: String(count),
          label:
            count === 1 ? m.admin_evidence_one_month() : m.admin_evidence_month({ count: String(count) }),
        }))}
        className="w-32"
      />
      <Button
        variant="secondary"
        disabled={isDisabled}
        busy={isBusy}
        busyText={m.admin_evidence_saving()}
        onClick={() => onRecord(months)}
      >
        {label}
      </Button>
    </div>
  );
}
