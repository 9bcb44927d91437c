import { useFormContext } from 'react-hook-form';
import { NumberField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** How often an owner may move a listing to the top. */
export function BumpField() {
  const { register, formState } = useFormContext<SettingsValues>();
  return (
    <SettingsSection
      title={m.admin_settings_bump()}
      text={m.admin_settings_bump_text()}
      className="sm:grid-cols-2"
    >
      <NumberField
        label={m.admin_settings_bump_days()}
        inputMode="numeric"
        min={1}
        max={90}
        required
        error={formState.errors.bumpAfterDays?.message}
        {...register('bumpAfterDays', { valueAsNumber: true })}
      />
    </SettingsSection>
  );
}
