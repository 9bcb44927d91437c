import { limits } from '@thikana/contract/vocabulary';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { FieldGroup } from './field-group.tsx';
import { FlagField } from './flag-field.tsx';
import { PlaceField } from './place-field.tsx';
import { useFieldBinding } from './use-field-binding.ts';

export function PlaceFields() {
  const bind = useFieldBinding();
  return (
    <FieldGroup legend={m.post_group_place()}>
      <div className="grid gap-4 sm:col-span-2">
        <PlaceField />
        <TextField
          label={m.post_alternate_location()}
          placeholder={m.post_alternate_placeholder()}
          maxLength={limits.locationMaxLength}
          {...bind('alternateLocation')}
        />
        <FlagField
          name="showExactPlace"
          label={
            <span>
              {m.post_exact_place()}
              <span className="block text-ink-soft text-sm">{m.post_exact_place_hint()}</span>
            </span>
          }
        />
      </div>
    </FieldGroup>
  );
}
