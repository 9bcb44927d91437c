import { currentCity } from '@thikana/contract/city';
import { limits } from '@thikana/contract/vocabulary';
import { TextAreaField, TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { FieldGroup } from './field-group.tsx';
import { FlagField } from './flag-field.tsx';
import { PlaceField } from './place-field.tsx';
import { useFieldBinding } from './use-field-binding.ts';

export function AboutFields() {
  const bind = useFieldBinding();
  return (
    <FieldGroup legend={m.post_group_about()}>
      <div className="grid gap-4 sm:col-span-2">
        <TextField
          label={m.post_title()}
          placeholder={currentCity().examples.title}
          maxLength={limits.titleMaxLength}
          required
          {...bind('title')}
        />
        <TextAreaField
          label={m.post_description()}
          placeholder={m.post_description_placeholder()}
          maxLength={limits.descriptionMaxLength}
          required
          {...bind('description')}
        />
        <PlaceField />
        <FlagField
          name="showExactPlace"
          label={
            <span>
              {m.post_exact_place()}
              <span className="block text-ink-soft text-sm">{m.post_exact_place_hint()}</span>
            </span>
          }
        />
        <TextField
          label={m.post_alternate_location()}
          placeholder={m.post_alternate_placeholder()}
          maxLength={limits.locationMaxLength}
          {...bind('alternateLocation')}
        />
        <FlagField
          name="messagesOnly"
          label={
            <span>
              {m.post_messages_only()}
              <span className="block text-ink-soft text-sm">{m.post_messages_only_hint()}</span>
            </span>
          }
        />
      </div>
    </FieldGroup>
  );
}
