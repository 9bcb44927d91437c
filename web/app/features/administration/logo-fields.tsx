import { useFormContext, useWatch } from 'react-hook-form';
import { m } from '#web/paraglide/messages.js';
import { BrandPictureField } from './brand-picture-field.tsx';
import type { SettingsValues } from './settings-values.ts';

const change = { shouldDirty: true };

/** Logo and icon. The icon is made of the logo while there is none. */
export function LogoFields() {
  const { setValue, control } = useFormContext<SettingsValues>();
  const [logo, icon] = useWatch({ control, name: ['brand.logo', 'brand.icon'] });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BrandPictureField
        label={m.admin_settings_brand_logo()}
        hint={m.admin_settings_brand_logo_hint()}
        choose={m.admin_settings_brand_choose_logo()}
        remove={m.admin_settings_brand_no_logo()}
        file={logo?.file}
        onUploaded={(made) => {
          setValue('brand.logo', made.logo, change);
          if (!icon) setValue('brand.icon', made.icon, change);
        }}
        onRemoved={() => setValue('brand.logo', null, change)}
      />
      <BrandPictureField
        label={m.admin_settings_brand_icon()}
        hint={m.admin_settings_brand_icon_hint()}
        choose={m.admin_settings_brand_choose_icon()}
        remove={m.admin_settings_brand_no_icon()}
        file={icon ?? undefined}
        onUploaded={(made) => setValue('brand.icon', made.icon, change)}
        onRemoved={() => setValue('brand.icon', null, change)}
      />
    </div>
  );
}
