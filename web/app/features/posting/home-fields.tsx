import { m } from '#web/paraglide/messages.js';
import { AvailableFromField } from './available-from-field.tsx';
import { CountField } from './count-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { FurnishingField } from './furnishing-field.tsx';
import { SteppedField } from './stepped-field.tsx';
import { YesNoFields } from './yes-no-fields.tsx';

/** The fields of a house or a flat. */
export function HomeFields({ category }: { category: 'house' | 'flat' }) {
  return (
    <FieldGroup legend={m.post_group_details()}>
      <SteppedField name="bedrooms" />
      <SteppedField name="bathrooms" />
      {category === 'house' && <SteppedField name="floor" min={-5} />}
      <CountField name="builtUpArea" step="any" />
      <FurnishingField />
      <AvailableFromField />
      <YesNoFields category={category} />
    </FieldGroup>
  );
}
