import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { useTie } from './use-tie.ts';

export function AvailableFromField() {
  const tie = useTie();
  return <TextField label={m.post_available_from()} type="date" required {...tie('availableFrom')} />;
}
