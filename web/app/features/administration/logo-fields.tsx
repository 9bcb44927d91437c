import { type BrandPicture, uploadBrandPicture } from '@thikana/contract/brand-picture';
import { pictureAccept } from '@thikana/contract/picture-kind';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { PictureSetting } from './picture-setting.tsx';
import type { SettingsValues } from './settings-values.ts';

const change = { shouldDirty: true };
const look = { accept: pictureAccept, imageClass: 'max-h-14 max-w-full' };

/** Logo and icon. The icon is made of the logo while there is none. */
export function LogoFields() {
  const { setValue, control } = useFormContext<SettingsValues>();
  const [logo, icon] = useWatch({ control, name: ['brand.logo', 'brand.icon'] });
  const uploadTo = (use: (made: BrandPicture) => void) => async (body: FormData) =>
    use(await call(uploadBrandPicture, { body }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PictureSetting
        label={m.admin_settings_brand_logo()}
        hint={m.admin_settings_brand_logo_hint()}
        choose={m.admin_settings_brand_choose_logo()}
        remove={m.admin_settings_brand_no_logo()}
        {...look}
        src={logo ? `/brand/${logo.file}` : undefined}
        upload={uploadTo((made) => {
          setValue('brand.logo', made.logo, change);
          if (!icon) setValue('brand.icon', made.icon, change);
        })}
        onRemoved={() => setValue('brand.logo', null, change)}
      />
      <PictureSetting
        label={m.admin_settings_brand_icon()}
        hint={m.admin_settings_brand_icon_hint()}
        choose={m.admin_settings_brand_choose_icon()}
        remove={m.admin_settings_brand_no_icon()}
        {...look}
        src={icon ? `/brand/${icon}` : undefined}
        upload={uploadTo((made) => setValue('brand.icon', made.icon, change))}
        onRemoved={() => setValue('brand.icon', null, change)}
      />
    </div>
  );
}
