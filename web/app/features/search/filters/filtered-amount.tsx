import { typedAmount } from '@thikana/contract/typed-amount';
import { useEffect, useRef } from 'react';
import { AmountField } from '#web/components/ui/amount-field.tsx';
import { m } from '#web/paraglide/messages.js';

interface Props {
  name: string;
  label: string;
  /** As typed. */
  value: string;
  onType: (value: string) => void;
}

/** An amount of a filter. The browser does not send a form with a text that is no amount. */
export function FilteredAmount({ name, label, value, onType }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isReadable = value.trim() === '' || typedAmount(value) !== undefined;
  useEffect(() => {
    field.current?.setCustomValidity(isReadable ? '' : m.filter_price_unreadable());
  }, [isReadable]);
  return (
    <AmountField ref={field} {...{ name, label, value }} onChange={(event) => onType(event.target.value)} />
  );
}
