import { m } from '#web/paraglide/messages.js';
import { AvailableFromField } from './available-from-field.tsx';
import { CountField } from './count-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { FlagField } from './flag-field.tsx';
import { FurnishingField } from './furnishing-field.tsx';

export function ShopFields() {
  return (
    <FieldGroup legend={m.post_group_details()}>
      <CountField name="shopArea" label={m.post_shop_area()} step="any" />
      <FurnishingField />
      <AvailableFromField />
      <FlagField name="hasShutter" label={m.post_has_shutter()} />
    </FieldGroup>
  );
}
