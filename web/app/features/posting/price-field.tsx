import { typedAmount } from '@thikana/contract/typed-amount';
import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { AmountField } from '#web/components/ui/amount-field.tsx';
import { fieldLabel } from './field-label.ts';
import type { PostingValues } from './posting-values.ts';
import { useFieldBinding } from './use-field-binding.ts';

interface Props {
  name: 'price' | 'pricePerFrequency' | 'pricePerUnit' | 'deposit' | 'maintenance';
  step?: number;
  required?: boolean;
}

/** An amount of the listing. The arrow keys change it by a step, as in fields of the type `number`. */
export function PriceField({ name, step = 100, required }: Props) {
  const { setValue } = useFormContext<PostingValues>();
  const bind = useFieldBinding();
  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    const amount = typedAmount(event.currentTarget.value || '0');
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || amount === undefined) return;
    event.preventDefault();
    const next = Math.max(0, amount + (event.key === 'ArrowUp' ? step : -step));
    setValue(name, String(next), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <AmountField
      label={fieldLabel(name)}
      required={required}
      step={step}
      onKeyDown={stepBy}
      onFocus={(event) => event.target.select()}
      {...bind(name)}
    />
  );
}
