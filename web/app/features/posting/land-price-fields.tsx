import { landUnits } from '@thikana/contract/land';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { landUnitLabel } from '#web/lib/format/land-unit-label.ts';
import { m } from '#web/paraglide/messages.js';
import { CountField } from './count-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { fieldLabel } from './field-label.ts';
import { LandTotal } from './land-total.tsx';
import { PriceField } from './price-field.tsx';
import { ProjectFields } from './project-fields.tsx';
import { useFieldBinding } from './use-field-binding.ts';

export function LandPriceFields() {
  const bind = useFieldBinding();
  const units = landUnits().map(({ unit }) => ({ value: unit, label: landUnitLabel(unit) }));
  return (
    <FieldGroup legend={m.post_group_land()}>
      <CountField name="availableLandSpace" step="any" />
      <SelectField
        label={fieldLabel('availableLandSpaceUnit')}
        placeholder={m.post_choose()}
        options={units}
        required
        {...bind('availableLandSpaceUnit')}
      />
      <PriceField name="pricePerUnit" step={10000} required />
      <SelectField
        label={fieldLabel('unit')}
        placeholder={m.post_choose()}
        options={units}
        required
        {...bind('unit')}
      />
      <LandTotal />
      <ProjectFields />
    </FieldGroup>
  );
}
