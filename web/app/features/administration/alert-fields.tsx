import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { NumberField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** Turns alert emails on or off, and limits the saved searches of one person. */
export function AlertFields() {
  const { register, formState } = useFormContext<SettingsValues>();
  return (
    <SettingsSection title={m.admin_settings_alerts()} text={m.admin_settings_alerts_text()}>
      <CheckboxField label={m.admin_settings_alerts_on()} {...register('alerts.isOn')} />
      <NumberField
        label={m.admin_settings_alerts_searches()}
        inputMode="numeric"
        min={1}
        max={200}
        required
        className="sm:max-w-sm"
        error={formState.errors.alerts?.searchesPerPerson?.message}
        {...register('alerts.searchesPerPerson', { valueAsNumber: true })}
      />
    </SettingsSection>
  );
}
