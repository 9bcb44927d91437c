import type { Settings } from '@thikana/contract/settings';
import {
  noTranslation,
  type SiteTranslation,
  translatedLanguages,
} from '@thikana/contract/site-translations';
import type { SettingsValues } from './settings-values.ts';

/** For the form: a field for each text in each language. */
export function withAllTranslations(settings: Settings): Settings {
  const filled = translatedLanguages.map((language) => {
    const known = settings.translations[language];
    const heroSlides = noTranslation.heroSlides.map((none, index) => known?.heroSlides[index] ?? none);
    return [language, { ...noTranslation, ...known, heroSlides }];
  });
  return { ...settings, translations: Object.fromEntries(filled) };
}

/** For the server: the languages with a text. */
export function withoutEmptyTranslations(settings: Settings): Settings {
  const filled = Object.entries(settings.translations).filter(([, texts]) => texts && !isEmpty(texts));
  return { ...settings, translations: Object.fromEntries(filled) };
}

/** What the city pack has for the texts as typed: nothing for those that are no longer as saved. */
export function packTextsFor(
  { contactLocation, heroSlides }: Pick<SettingsValues, 'contactLocation' | 'heroSlides'>,
  saved: Settings,
  ofPack: SiteTranslation | undefined,
): Pick<SiteTranslation, 'contactLocation' | 'heroSlides'> | undefined {
  return (
    ofPack && {
      contactLocation: contactLocation === saved.contactLocation ? ofPack.contactLocation : '',
      heroSlides: heroSlides.map(({ headline, subtext }) => {
        const same = saved.heroSlides.findIndex(
          (slide) => slide.headline === headline && slide.subtext === subtext,
        );
        return ofPack.heroSlides[same] ?? { headline: '', subtext: '' };
      }),
    }
  );
}

const isEmpty = ({ heroSlides, ...texts }: SiteTranslation): boolean =>
  [...Object.values(texts), ...heroSlides.flatMap((slide) => Object.values(slide))].every(
    (text) => text === '',
  );
