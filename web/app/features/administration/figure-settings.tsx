import { useFormContext } from 'react-hook-form';
import { NumberField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

const counters = [
  { name: 'counterFloors.listings', label: m.admin_settings_counter_listings },
  { name: 'counterFloors.customers', label: m.admin_settings_counter_customers },
  { name: 'counterFloors.areas', label: m.admin_settings_counter_areas },
] as const;
const allowances = [
  { name: 'phoneNumbersADay.anonymous', label: m.admin_settings_phones_anonymous },
  { name: 'phoneNumbersADay.signedIn', label: m.admin_settings_phones_signed_in },
] as const;

export function CounterSettings() {
  return (
    <SettingsSection title={m.admin_settings_counters()} text={m.admin_settings_counters_text()}>
      <Figures fields={counters} />
    </SettingsSection>
  );
}

export function PhoneSettings() {
  return (
    <SettingsSection title={m.admin_settings_phones()} text={m.admin_settings_phones_text()}>
      <Figures fields={allowances} />
    </SettingsSection>
  );
}

function Figures({ fields }: { fields: typeof counters | typeof allowances }) {
  const { register, formState, getFieldState } = useFormContext<SettingsValues>();
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {fields.map(({ name, label }) => (
        <NumberField
          key={name}
          label={label()}
          inputMode="numeric"
          min={0}
          step={1}
          required
          error={getFieldState(name, formState).error?.message}
          {...register(name, { valueAsNumber: true })}
        />
      ))}
    </div>
  );
}
