import { baseLanguage } from '@thikana/contract/language';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import { SlidePictureField } from './slide-picture-field.tsx';
import { useSetting } from './use-setting.ts';

const slides = [0, 1, 2] as const;

export function SlideFields() {
  const setting = useSetting();
  return (
    <SettingsSection title={m.admin_settings_slides()} text={m.admin_settings_slides_text()}>
      {slides.map((slide) => (
        <fieldset key={slide} className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <legend className="mb-1 text-ink-soft">{m.admin_settings_slide({ number: slide + 1 })}</legend>
          <TextField
            label={m.admin_settings_headline()}
            lang={baseLanguage}
            required
            {...setting(`heroSlides.${slide}.headline`)}
          />
          <TextField
            label={m.admin_settings_subtext()}
            lang={baseLanguage}
            required
            {...setting(`heroSlides.${slide}.subtext`)}
          />
          <SlidePictureField slide={slide} />
        </fieldset>
      ))}
    </SettingsSection>
  );
}
