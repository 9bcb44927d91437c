import { useFormContext } from 'react-hook-form';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

const slides = [0, 1, 2] as const;

export function HeroSlideSettings() {
  const { register, formState } = useFormContext<SettingsValues>();
  const errors = formState.errors.heroSlides;
  return (
    <SettingsSection title={m.admin_settings_slides()} text={m.admin_settings_slides_text()}>
      {slides.map((slide) => (
        <div key={slide} className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={m.admin_settings_slide_headline({ number: slide + 1 })}
            required
            error={errors?.[slide]?.headline?.message}
            {...register(`heroSlides.${slide}.headline`)}
          />
          <TextField
            label={m.admin_settings_slide_subtext({ number: slide + 1 })}
            required
            error={errors?.[slide]?.subtext?.message}
            {...register(`heroSlides.${slide}.subtext`)}
          />
        </div>
      ))}
    </SettingsSection>
  );
}
