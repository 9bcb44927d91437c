import { useFormContext } from 'react-hook-form';
import { NumberField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** The number of reports that a listing is unavailable after which it is hidden. */
export function ReportsField() {
  const { register, formState } = useFormContext<SettingsValues>();
  return (
    <SettingsSection
      title={m.admin_settings_reports()}
      text={m.admin_settings_reports_text()}
      className="sm:grid-cols-2"
    >
      <NumberField
        label={m.admin_settings_reports_people()}
        inputMode="numeric"
        min={2}
        max={50}
        required
        error={formState.errors.reportsThatHide?.message}
        {...register('reportsThatHide', { valueAsNumber: true })}
      />
    </SettingsSection>
  );
}
