import { m } from '#web/paraglide/messages.js';
import { AvailableFromField } from './available-from-field.tsx';
import { CountField } from './count-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { FlagField } from './flag-field.tsx';
import { FurnishingField } from './furnishing-field.tsx';

/** A house or a flat. */
export function HomeFields({ hasFloor }: { hasFloor: boolean }) {
  return (
    <FieldGroup legend={m.post_group_details()}>
      <CountField name="bedrooms" label={m.post_bedrooms()} />
      <CountField name="bathrooms" label={m.post_bathrooms()} />
      {hasFloor && <CountField name="floor" label={m.post_floor()} min={-5} />}
      <CountField name="builtUpArea" label={m.post_built_up_area()} step="any" />
      <FurnishingField />
      <AvailableFromField />
      <FlagField name="attachedBathroom" label={m.post_attached_bathroom()} />
      <FlagField name="parking" label={m.post_parking()} />
    </FieldGroup>
  );
}
