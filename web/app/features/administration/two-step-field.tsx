import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** Whether administrators must use two-step login. */
export function TwoStepField() {
  const { register } = useFormContext<SettingsValues>();
  return (
    <SettingsSection title={m.admin_settings_two_step()} text={m.admin_settings_two_step_text()}>
      <CheckboxField label={m.admin_settings_two_step_ask()} {...register('twoStepForAdmins')} />
    </SettingsSection>
  );
}
