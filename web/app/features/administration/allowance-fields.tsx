import { useFormContext } from 'react-hook-form';
import { NumberField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** The number of owners' phone numbers that one visitor may reveal a day. */
export function AllowanceFields() {
  const { register, formState } = useFormContext<SettingsValues>();
  const errors = formState.errors.phoneNumbersADay;
  return (
    <SettingsSection
      title={m.admin_settings_allowance()}
      text={m.admin_settings_allowance_text()}
      className="sm:grid-cols-2"
    >
      <NumberField
        label={m.admin_settings_anonymous()}
        inputMode="numeric"
        min={0}
        required
        error={errors?.anonymous?.message}
        {...register('phoneNumbersADay.anonymous', { valueAsNumber: true })}
      />
      <NumberField
        label={m.admin_settings_signed_in()}
        inputMode="numeric"
        min={0}
        required
        error={errors?.signedIn?.message}
        {...register('phoneNumbersADay.signedIn', { valueAsNumber: true })}
      />
    </SettingsSection>
  );
}
