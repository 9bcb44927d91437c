import { useFormContext } from 'react-hook-form';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

export function ContactSettings() {
  const { register, formState } = useFormContext<SettingsValues>();
  const { contactEmail, contactPhones, contactLocation } = formState.errors;
  return (
    <SettingsSection title={m.admin_settings_contact()} text={m.admin_settings_contact_text()}>
      <TextField
        type="email"
        label={m.admin_settings_email()}
        required
        error={contactEmail?.message}
        {...register('contactEmail')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.admin_settings_phone_first()}
          required
          error={contactPhones?.[0]?.message}
          {...register('contactPhones.0')}
        />
        <TextField
          label={m.admin_settings_phone_second()}
          required
          error={contactPhones?.[1]?.message}
          {...register('contactPhones.1')}
        />
      </div>
      <TextField
        label={m.admin_settings_location()}
        required
        error={contactLocation?.message}
        {...register('contactLocation')}
      />
    </SettingsSection>
  );
}
