import { useFormContext } from 'react-hook-form';
import { NumberField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** How many new conversations one person may start in a day. */
export function ConversationFields() {
  const { register, formState } = useFormContext<SettingsValues>();
  return (
    <SettingsSection
      title={m.admin_settings_conversations()}
      text={m.admin_settings_conversations_text()}
      className="sm:grid-cols-2"
    >
      <NumberField
        label={m.admin_settings_conversations_a_day()}
        inputMode="numeric"
        min={0}
        required
        error={formState.errors.conversationsADay?.message}
        {...register('conversationsADay', { valueAsNumber: true })}
      />
    </SettingsSection>
  );
}
