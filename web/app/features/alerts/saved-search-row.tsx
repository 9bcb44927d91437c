import type { AlertFrequency, SavedSearch } from '@thikana/contract/alerts';
import { resultsPath } from '@thikana/contract/list-paths';
import { Trash2 } from 'lucide-react';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { frequencyOptions } from '#web/lib/format/alert-frequency.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  search: SavedSearch;
  isSending: boolean;
  onChange: (frequency: AlertFrequency) => void;
  onRemove: () => void;
}

export function SavedSearchRow({ search, isSending, onChange, onRemove }: Props) {
  return (
    <li className="grid items-end gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <div>
        <p className="font-semibold">{search.label}</p>
        <ButtonLink to={resultsPath(search.query)} variant="quiet" size="sm" className="-ml-3">
          {m.alerts_show()}
        </ButtonLink>
      </div>
      <SelectField
        label={m.alerts_frequency()}
        aria-label={m.alerts_frequency_of({ search: search.label })}
        name={`frequency-${search._id}`}
        value={search.frequency}
        disabled={isSending}
        onChange={(event) => onChange(event.target.value as AlertFrequency)}
        options={frequencyOptions()}
      />
      <Button
        variant="danger"
        disabled={isSending}
        aria-label={m.alerts_remove_of({ search: search.label })}
        onClick={onRemove}
      >
        <Trash2 size={18} />
        {m.alerts_remove()}
      </Button>
    </li>
  );
}
