import { rentPeriods } from '@thikana/contract/offers';
import { frequencies } from '@thikana/contract/vocabulary';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { frequencyLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { CountField } from './count-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { fieldLabel } from './field-label.ts';
import { MoreCostFields } from './more-cost-fields.tsx';
import { PriceField } from './price-field.tsx';
import { useFieldBinding } from './use-field-binding.ts';

const unitLabels = {
  day: m.post_unit_days,
  week: m.post_unit_weeks,
  month: m.post_unit_months,
  year: m.post_unit_years,
} as const;

export function RentPriceFields() {
  const bind = useFieldBinding();
  const offered = frequencies.filter((value) => rentPeriods().includes(value));
  const everyOptions = offered.map((value) => ({ value, label: frequencyLabel(value) }));
  const unitOptions = frequencies.map((value) => ({ value, label: unitLabels[value]() }));
  return (
    <FieldGroup legend={m.post_group_rent()}>
      <PriceField name="pricePerFrequency" required />
      <SelectField
        label={m.post_frequency()}
        placeholder={m.post_choose()}
        options={everyOptions}
        required
        {...bind('frequency')}
      />
      <CountField name="availableForDuration" min={1} />
      <SelectField
        label={fieldLabel('availableForDurationUnit')}
        placeholder={m.post_choose()}
        options={unitOptions}
        required
        {...bind('availableForDurationUnit')}
      />
      <MoreCostFields />
    </FieldGroup>
  );
}
