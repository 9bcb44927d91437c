import { currentLanguage } from '@thikana/contract/language';
import type { Settings } from '@thikana/contract/settings';
import {
  noTranslation,
  type SiteTranslation,
  translatedLanguages,
  translationNow,
} from '@thikana/contract/site-translations';
import { currentFacts } from '../city/city.feature.ts';

interface Texts extends Pick<SiteTranslation, 'claim' | 'about' | 'contactLocation'> {
  heroSlides: Settings['heroSlides'];
}

/** The texts of the operator in the current language, and in English where they are not translated. */
export function textsInLanguage({ brand, contactLocation, heroSlides, translations }: Settings): Texts {
  const own = translationNow(translations);
  const ofPack = packTranslation(currentLanguage(), { contactLocation, heroSlides });
  return {
    claim: own?.claim || brand.claim,
    about: own?.about || brand.about,
    contactLocation: own?.contactLocation || ofPack.contactLocation || contactLocation,
    heroSlides: heroSlides.map(({ headline, subtext, picture }, index) => {
      const [typed, known] = [own?.heroSlides[index], ofPack.heroSlides[index]];
      return {
        headline: typed?.headline || known?.headline || headline,
        subtext: typed?.subtext || known?.subtext || subtext,
        picture,
      };
    }),
  };
}

/** What the city pack says in the other languages, for texts that are still its own. */
export function packTranslations(settings: Settings): Settings['translations'] {
  return Object.fromEntries(
    translatedLanguages.map((language) => [language, packTranslation(language, settings)]),
  );
}

function packTranslation(
  language: string,
  { contactLocation, heroSlides }: Pick<Settings, 'contactLocation' | 'heroSlides'>,
): SiteTranslation {
  const { contact, slides, texts } = currentFacts();
  const translated = texts[language];
  return {
    ...noTranslation,
    contactLocation: (contactLocation === contact.location && translated?.location) || '',
    heroSlides: heroSlides.map(({ headline, subtext }) => {
      const own = slides.findIndex((slide) => slide.headline === headline && slide.subtext === subtext);
      return translated?.slides?.[own] ?? { headline: '', subtext: '' };
    }),
  };
}
