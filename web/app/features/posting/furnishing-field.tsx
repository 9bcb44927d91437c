import { furnishings } from '@thikana/contract/vocabulary';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { furnishingLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { useFieldBinding } from './use-field-binding.ts';

const options = furnishings.map((value) => ({ value, label: furnishingLabel(value) }));

export function FurnishingField() {
  const bind = useFieldBinding();
  return (
    <SelectField
      label={m.post_furnishing()}
      placeholder={m.post_furnishing_none()}
      options={options}
      {...bind('furnishing')}
    />
  );
}
