import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { m } from '#web/paraglide/messages.js';
import type { PostingValues } from './posting-values.ts';
import { PriceField } from './price-field.tsx';

/** What a tenant pays beside the rent. Closed until it is needed, because it is optional. */
export function MoreCostFields() {
  const { getValues, formState } = useFormContext<PostingValues>();
  const [isOpen, setOpen] = useState(() => getValues(['deposit', 'maintenance']).some((text) => text !== ''));
  const hasError = Boolean(formState.errors.deposit ?? formState.errors.maintenance);
  return (
    <details
      open={isOpen || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="sm:col-span-2"
    >
      <summary className="flex min-h-touch w-fit cursor-pointer items-center underline underline-offset-2">
        {m.post_more_costs()}
      </summary>
      <p className="mb-3 text-ink-soft text-sm">{m.post_more_costs_hint()}</p>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <PriceField name="deposit" />
        <PriceField name="maintenance" />
      </div>
    </details>
  );
}
