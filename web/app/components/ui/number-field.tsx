import type { ComponentProps } from 'react';
import '#web/lib/device/typed-numbers.ts';
import { TextField } from './inputs.tsx';

export function NumberField({ inputMode = 'decimal', ...props }: ComponentProps<typeof TextField>) {
  return <TextField {...props} type="number" inputMode={inputMode} />;
}
