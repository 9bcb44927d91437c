import '#web/lib/device/typed-numbers.ts';
import { Minus, Plus } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { controlLook, Field } from '#web/components/ui/field.tsx';
import { fieldLabel } from './field-label.ts';
import type { PostingValues } from './posting-values.ts';
import { useFieldBinding } from './use-field-binding.ts';

interface Props {
  name: 'bedrooms' | 'bathrooms' | 'floor';
  min?: number;
}

const button =
  'grid size-touch shrink-0 place-items-center rounded-control border border-line-strong bg-surface text-tea hover:bg-raised disabled:opacity-60';

/** A small count with buttons beside it. The keyboard and screen readers change the field itself. */
export function SteppedField({ name, min = 0 }: Props) {
  const { getValues, setValue } = useFormContext<PostingValues>();
  const { error, ...binding } = useFieldBinding()(name);
  const step = (by: number) => {
    const next = Math.max(min, (Number.parseInt(getValues(name), 10) || 0) + by);
    setValue(name, String(next), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Field label={fieldLabel(name)} name={name} required error={error}>
      {(control) => (
        <div className="flex gap-2">
          <button type="button" tabIndex={-1} aria-hidden onClick={() => step(-1)} className={button}>
            <Minus size={18} />
          </button>
          <input
            type="number"
            inputMode="numeric"
            step={1}
            min={min}
            onFocus={(event) => event.target.select()}
            {...binding}
            {...control}
            className={`${controlLook} text-center tabular-nums`}
          />
          <button type="button" tabIndex={-1} aria-hidden onClick={() => step(1)} className={button}>
            <Plus size={18} />
          </button>
        </div>
      )}
    </Field>
  );
}
