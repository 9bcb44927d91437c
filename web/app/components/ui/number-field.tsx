import type { ComponentProps } from 'react';
import { readTypedNumbers } from '#web/lib/device/typed-numbers.ts';
import { TextField } from './inputs.tsx';

if (!import.meta.env.SSR) readTypedNumbers();

export function NumberField({ inputMode = 'decimal', ...props }: ComponentProps<typeof TextField>) {
  return <TextField {...props} type="number" inputMode={inputMode} />;
}
