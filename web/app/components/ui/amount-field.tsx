import type { ComponentProps } from 'react';
import '#web/lib/device/typed-numbers.ts';
import { TextField } from './inputs.tsx';

/** An amount as people type it, such as `12k` or `85 lakh`: a field of the type `number` would drop the letters. */
export function AmountField(props: ComponentProps<typeof TextField>) {
  return <TextField data-amount inputMode="numeric" autoComplete="off" {...props} />;
}
