import { typedAmount } from '@thikana/contract/typed-amount';
import { useEffect, useRef } from 'react';
import { TextField } from '#web/components/ui/inputs.tsx';
import '#web/lib/device/typed-numbers.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  name: string;
  label: string;
  /** As typed. */
  value: string;
  onType: (value: string) => void;
}

/**
 * An amount as people type it, such as `12k` or `85 lakh`: a field of the type `number` would drop the letters. The
 * browser does not send a form with a text that is no amount.
 */
export function AmountField({ name, label, value, onType }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isReadable = value.trim() === '' || typedAmount(value) !== undefined;
  useEffect(() => {
    field.current?.setCustomValidity(isReadable ? '' : m.filter_price_unreadable());
  }, [isReadable]);
  return (
    <TextField
      ref={field}
      data-amount
      {...{ name, label, value }}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onType(event.target.value)}
    />
  );
}
