import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { useFieldBinding } from './use-field-binding.ts';

export function AvailableFromField() {
  const bind = useFieldBinding();
  return <TextField label={m.post_available_from()} type="date" required {...bind('availableFrom')} />;
}
