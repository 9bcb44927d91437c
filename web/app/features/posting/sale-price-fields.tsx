import { m } from '#web/paraglide/messages.js';
import { FieldGroup } from './field-group.tsx';
import { PriceField } from './price-field.tsx';
import { ProjectFields } from './project-fields.tsx';

export function SalePriceFields() {
  return (
    <FieldGroup legend={m.post_group_price()}>
      <PriceField name="price" required />
      <ProjectFields />
    </FieldGroup>
  );
}
