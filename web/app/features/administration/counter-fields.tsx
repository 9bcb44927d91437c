import { useFormContext } from 'react-hook-form';
import { NumberField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** The lowest values that the home page's counters show. */
export function CounterFields() {
  const { register, formState } = useFormContext<SettingsValues>();
  const errors = formState.errors.counterFloors;
  const labels = {
    listings: m.admin_settings_counter_listings(),
    customers: m.admin_settings_counter_customers(),
    areas: m.admin_settings_counter_areas(),
  };
  return (
    <SettingsSection
      title={m.admin_settings_counters()}
      text={m.admin_settings_counters_text()}
      className="sm:grid-cols-3"
    >
      {(['listings', 'customers', 'areas'] as const).map((counter) => (
        <NumberField
          key={counter}
          label={labels[counter]}
          inputMode="numeric"
          min={0}
          required
          error={errors?.[counter]?.message}
          {...register(`counterFloors.${counter}`, { valueAsNumber: true })}
        />
      ))}
    </SettingsSection>
  );
}
