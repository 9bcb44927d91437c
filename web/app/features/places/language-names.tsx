import { currentCity } from '@thikana/contract/city';
import { baseLanguage } from '@thikana/contract/language';
import { useFormContext } from 'react-hook-form';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { languageName } from './language-name.ts';
import type { PlaceValues } from './place-values.ts';

/** The name in each language of the city beside English. */
export function LanguageNames() {
  const { register, formState, getValues } = useFormContext<PlaceValues>();
  const languages = new Set([...currentCity().languages, ...Object.keys(getValues('names'))]);
  languages.delete(baseLanguage);
  if (languages.size === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {[...languages].map((language) => (
        <TextField
          key={language}
          lang={language}
          label={m.places_name_in({ language: languageName(language) })}
          {...register(`names.${language}`)}
          error={formState.errors.names?.[language]?.message}
        />
      ))}
    </div>
  );
}
