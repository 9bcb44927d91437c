import { useFormContext } from 'react-hook-form';
import { NumberField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** When owners are asked whether a listing is still available, and when a listing without an answer is hidden. */
export function AvailabilityFields() {
  const { register, formState } = useFormContext<SettingsValues>();
  const errors = formState.errors.stillTrue;
  const fields = [
    ['rent.askAfterDays', m.admin_settings_ask_rent(), errors?.rent?.askAfterDays],
    ['rent.hideAfterDays', m.admin_settings_hide_rent(), errors?.rent?.hideAfterDays],
    ['sell.askAfterDays', m.admin_settings_ask_sell(), errors?.sell?.askAfterDays],
    ['sell.hideAfterDays', m.admin_settings_hide_sell(), errors?.sell?.hideAfterDays],
    ['repostWeeks', m.admin_settings_repost_weeks(), errors?.repostWeeks],
  ] as const;
  return (
    <SettingsSection
      title={m.admin_settings_still_true()}
      text={m.admin_settings_still_true_text()}
      className="sm:grid-cols-2"
    >
      {fields.map(([name, label, error]) => (
        <NumberField
          key={name}
          label={label}
          inputMode="numeric"
          min={0}
          required
          error={error?.message}
          {...register(`stillTrue.${name}`, { valueAsNumber: true })}
        />
      ))}
    </SettingsSection>
  );
}
