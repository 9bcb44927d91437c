import { useFormContext } from 'react-hook-form';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

export function ContactFields() {
  const { register, formState } = useFormContext<SettingsValues>();
  const { errors } = formState;
  return (
    <SettingsSection
      title={m.admin_settings_contact()}
      text={m.admin_settings_contact_text()}
      className="sm:grid-cols-2"
    >
      <TextField
        label={m.admin_settings_email()}
        type="email"
        required
        error={errors.contactEmail?.message}
        {...register('contactEmail')}
      />
      <TextField
        label={m.admin_settings_location()}
        required
        error={errors.contactLocation?.message}
        {...register('contactLocation')}
      />
      <TextField
        label={m.admin_settings_first_phone()}
        type="tel"
        required
        error={errors.contactPhones?.[0]?.message}
        {...register('contactPhones.0')}
      />
      <TextField
        label={m.admin_settings_second_phone()}
        type="tel"
        required
        error={errors.contactPhones?.[1]?.message}
        {...register('contactPhones.1')}
      />
    </SettingsSection>
  );
}
