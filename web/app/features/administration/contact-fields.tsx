import { baseLanguage } from '@thikana/contract/language';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import { useSetting } from './use-setting.ts';

export function ContactFields() {
  const setting = useSetting();
  return (
    <SettingsSection
      title={m.admin_settings_contact()}
      text={m.admin_settings_contact_text()}
      className="sm:grid-cols-2"
    >
      <TextField label={m.admin_settings_email()} type="email" required {...setting('contactEmail')} />
      <TextField
        label={m.admin_settings_location()}
        lang={baseLanguage}
        required
        {...setting('contactLocation')}
      />
      <TextField label={m.admin_settings_first_phone()} type="tel" required {...setting('contactPhones.0')} />
      <TextField
        label={m.admin_settings_second_phone()}
        type="tel"
        required
        {...setting('contactPhones.1')}
      />
    </SettingsSection>
  );
}
