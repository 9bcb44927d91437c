import type { ComponentProps } from 'react';
import { TextField } from '#web/components/ui/inputs.tsx';

/** A field for six digits from an authenticator app, or a recovery code. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      {...props}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  );
}
