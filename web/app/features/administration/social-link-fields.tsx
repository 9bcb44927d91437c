import { baseLanguage } from '@thikana/contract/language';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { RepeatedFields } from './repeated-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';
import { useSetting } from './use-setting.ts';

const mostLinks = 4;

/** The operator's social media pages. */
export function SocialLinkFields() {
  const { control } = useFormContext<SettingsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'socialLinks' });
  const setting = useSetting();

  return (
    <SettingsSection title={m.admin_settings_social()} text={m.admin_settings_social_text()}>
      <RepeatedFields
        keys={fields.map(({ id }) => id)}
        most={mostLinks}
        columns="sm:grid-cols-[12rem_1fr_auto]"
        legend={(number) => m.admin_settings_link({ number })}
        removeLabel={(number) => m.admin_settings_link_remove({ number })}
        addLabel={m.admin_settings_link_add()}
        onAdd={() => append({ label: '', url: '' })}
        onRemove={remove}
      >
        {(index) => (
          <>
            <TextField
              label={m.admin_settings_link_name()}
              lang={baseLanguage}
              required
              {...setting(`socialLinks.${index}.label`)}
            />
            <TextField
              label={m.admin_settings_link_url()}
              type="url"
              inputMode="url"
              placeholder={m.admin_settings_link_example()}
              required
              {...setting(`socialLinks.${index}.url`)}
            />
          </>
        )}
      </RepeatedFields>
    </SettingsSection>
  );
}
