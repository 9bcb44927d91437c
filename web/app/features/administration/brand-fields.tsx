import { TextAreaField, TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { ColourField } from './colour-field.tsx';
import { LogoFields } from './logo-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSetting } from './use-setting.ts';

/** Name, colour and texts of the operator. */
export function BrandFields() {
  const setting = useSetting();
  return (
    <SettingsSection title={m.admin_settings_brand()} text={m.admin_settings_brand_text()}>
      <TextField
        label={m.admin_settings_brand_name()}
        hint={m.admin_settings_brand_name_hint()}
        {...setting('brand.name')}
      />
      <LogoFields />
      <ColourField />
      <TextAreaField
        label={m.admin_settings_brand_claim()}
        hint={m.admin_settings_brand_own_text()}
        rows={3}
        {...setting('brand.claim')}
      />
      <TextAreaField
        label={m.admin_settings_brand_about()}
        hint={m.admin_settings_brand_own_text()}
        rows={3}
        {...setting('brand.about')}
      />
    </SettingsSection>
  );
}
