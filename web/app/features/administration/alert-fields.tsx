import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { m } from '#web/paraglide/messages.js';
import { NumberSetting } from './number-setting.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** Turns alert emails on or off, and limits the saved searches of one person. */
export function AlertFields() {
  const { register } = useFormContext<SettingsValues>();
  return (
    <SettingsSection title={m.admin_settings_alerts()} text={m.admin_settings_alerts_text()}>
      <CheckboxField label={m.admin_settings_alerts_on()} {...register('alerts.isOn')} />
      <NumberSetting
        name="alerts.searchesPerPerson"
        label={m.admin_settings_alerts_searches()}
        min={1}
        max={200}
        className="sm:max-w-sm"
      />
    </SettingsSection>
  );
}
