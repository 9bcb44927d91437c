import { useFormContext } from 'react-hook-form';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

const slides = [0, 1, 2] as const;

export function SlideFields() {
  const { register, formState } = useFormContext<SettingsValues>();
  const errors = formState.errors.heroSlides;
  return (
    <SettingsSection title={m.admin_settings_slides()} text={m.admin_settings_slides_text()}>
      {slides.map((slide) => (
        <fieldset key={slide} className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <legend className="mb-1 text-ink-soft">{m.admin_settings_slide({ number: slide + 1 })}</legend>
          <TextField
            label={m.admin_settings_headline()}
            required
            error={errors?.[slide]?.headline?.message}
            {...register(`heroSlides.${slide}.headline`)}
          />
          <TextField
            label={m.admin_settings_subtext()}
            required
            error={errors?.[slide]?.subtext?.message}
            {...register(`heroSlides.${slide}.subtext`)}
          />
        </fieldset>
      ))}
    </SettingsSection>
  );
}
