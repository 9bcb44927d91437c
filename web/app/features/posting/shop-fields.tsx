import { m } from '#web/paraglide/messages.js';
import { AvailableFromField } from './available-from-field.tsx';
import { CountField } from './count-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { FurnishingField } from './furnishing-field.tsx';
import { YesNoFields } from './yes-no-fields.tsx';

export function ShopFields() {
  return (
    <FieldGroup legend={m.post_group_details()}>
      <CountField name="shopArea" step="any" />
      <FurnishingField />
      <AvailableFromField />
      <YesNoFields category="shop" />
    </FieldGroup>
  );
}
