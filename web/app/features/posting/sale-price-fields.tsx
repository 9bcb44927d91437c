import { m } from '#web/paraglide/messages.js';
import { CountField } from './count-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { ProjectFields } from './project-fields.tsx';

export function SalePriceFields() {
  return (
    <FieldGroup legend={m.post_group_price()}>
      <CountField name="price" step={100} />
      <ProjectFields />
    </FieldGroup>
  );
}
