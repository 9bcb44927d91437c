import type { SiteTranslation } from '@thikana/contract/site-translations';
import type { FieldPath } from 'react-hook-form';
import { m } from '#web/paraglide/messages.js';
import type { SettingsValues } from './settings-values.ts';

export type TranslatedLanguage = keyof NonNullable<SettingsValues['translations']>;

export interface TranslatedText {
  name: FieldPath<SettingsValues>;
  label: string;
  /** In English. */
  original: string;
  /** What pages show instead of an empty one. */
  ofPack: string | undefined;
  isMissing: boolean;
  /** Of a text with several lines. */
  rows?: number;
}

/** The texts that can be translated: those that the operator typed, slides and location always. */
export function translatedTexts(
  { brand, legal, contactLocation, heroSlides, translations }: SettingsValues,
  language: TranslatedLanguage,
  ofPack: Pick<SiteTranslation, 'contactLocation' | 'heroSlides'> | undefined,
): TranslatedText[] {
  const own = translations?.[language];
  const path = <Name extends string>(name: Name) => `translations.${language}.${name}` as const;
  const told = (
    name: FieldPath<SettingsValues>,
    text: {
      label: string;
      original: string;
      typed: string | undefined;
      pack?: string | undefined;
      rows?: number;
    },
  ): TranslatedText[] => {
    const { label, original, typed, pack, rows } = text;
    if (!original) return [];
    const isMissing = !typed && !pack;
    return [
      { name, label, original, ofPack: pack || undefined, isMissing, ...(rows !== undefined && { rows }) },
    ];
  };
  return [
    ...told(path('claim'), {
      label: m.admin_settings_brand_claim(),
      original: brand.claim,
      typed: own?.claim,
      rows: 3,
    }),
    ...told(path('about'), {
      label: m.admin_settings_brand_about(),
      original: brand.about,
      typed: own?.about,
      rows: 3,
    }),
    ...told(path('contactLocation'), {
      label: m.admin_settings_location(),
      original: contactLocation,
      typed: own?.contactLocation,
      pack: ofPack?.contactLocation,
    }),
    ...heroSlides.flatMap((slide, index) => {
      const [typed, pack] = [own?.heroSlides?.[index], ofPack?.heroSlides[index]];
      const labelled = (text: string) => m.admin_settings_translation_of({ text, number: index + 1 });
      return [
        ...told(`translations.${language}.heroSlides.${index}.headline`, {
          label: labelled(m.admin_settings_headline()),
          original: slide.headline,
          typed: typed?.headline,
          pack: pack?.headline,
        }),
        ...told(`translations.${language}.heroSlides.${index}.subtext`, {
          label: labelled(m.admin_settings_subtext()),
          original: slide.subtext,
          typed: typed?.subtext,
          pack: pack?.subtext,
        }),
      ];
    }),
    ...told(path('terms'), {
      label: m.admin_settings_legal_terms(),
      original: legal.terms,
      typed: own?.terms,
      rows: 10,
    }),
    ...told(path('privacy'), {
      label: m.admin_settings_legal_privacy(),
      original: legal.privacy,
      typed: own?.privacy,
      rows: 10,
    }),
  ];
}
