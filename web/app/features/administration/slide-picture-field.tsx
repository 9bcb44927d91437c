import { pictureAccept } from '@thikana/contract/picture-kind';
import { slidePreview, uploadSlidePicture } from '@thikana/contract/slide-picture';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { PictureSetting } from './picture-setting.tsx';
import type { SettingsValues } from './settings-values.ts';

const change = { shouldDirty: true };

/** The operator's picture of a slide. */
export function SlidePictureField({ slide }: { slide: 0 | 1 | 2 }) {
  const { setValue, control } = useFormContext<SettingsValues>();
  const name = `heroSlides.${slide}.picture` as const;
  const picture = useWatch({ control, name });
  const number = slide + 1;
  return (
    <PictureSetting
      label={m.admin_settings_slide_picture()}
      hint={m.admin_settings_slide_picture_hint()}
      choose={m.admin_settings_slide_choose({ number })}
      remove={m.admin_settings_slide_no_picture({ number })}
      src={picture ? slidePreview(picture) : undefined}
      imageClass="aspect-video w-full max-w-xs rounded-control object-cover"
      accept={pictureAccept}
      upload={async (body) => setValue(name, (await call(uploadSlidePicture, { body })).picture, change)}
      onRemoved={() => setValue(name, null, change)}
    />
  );
}
