import { TextAreaField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { LegalTextField } from './legal-text-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSetting } from './use-setting.ts';

/** The operator's own terms of use and privacy policy, and who is responsible for the site. */
export function LegalFields() {
  const setting = useSetting();
  return (
    <SettingsSection title={m.admin_settings_legal()} text={m.admin_settings_legal_text()}>
      <TextAreaField
        label={m.admin_settings_legal_responsible()}
        hint={m.admin_settings_legal_responsible_hint()}
        rows={3}
        {...setting('legal.responsible')}
      />
      <LegalTextField kind="terms" label={m.admin_settings_legal_terms()} />
      <LegalTextField kind="privacy" label={m.admin_settings_legal_privacy()} />
    </SettingsSection>
  );
}
