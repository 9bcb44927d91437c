import { z } from 'zod';
import { currentLanguage, type SiteLanguage } from './language.ts';
import { m } from './paraglide/messages.js';
import { shortText } from './written-text.ts';

/** The languages that texts of the operator are translated to. */
export const translatedLanguages = ['bn', 'hi', 'ne'] as const satisfies readonly SiteLanguage[];

const text = (max: number, lines = false) =>
  shortText(max, () => m.input_most_characters({ most: max }), { lines }).default('');

const slideTexts = z.object({ headline: text(60), subtext: text(90) });

/** The texts of the operator in one language. Pages show an empty one in English. */
const siteTranslationSchema = z.object({
  claim: text(300),
  about: text(500),
  contactLocation: text(120),
  heroSlides: z.array(slideTexts).max(3).default([]).describe('In the order of the slides.'),
  terms: text(20_000, true).describe('Markdown.'),
  privacy: text(20_000, true).describe('Markdown.'),
});
export type SiteTranslation = z.output<typeof siteTranslationSchema>;

export const siteTranslationsSchema = z.partialRecord(z.enum(translatedLanguages), siteTranslationSchema);

/** The texts in the current language; undefined in English. */
export function translationNow(
  translations: z.output<typeof siteTranslationsSchema>,
): SiteTranslation | undefined {
  const language = translatedLanguages.find((each) => each === currentLanguage());
  return language && translations[language];
}

export const noTranslation: SiteTranslation = {
  ...{ claim: '', about: '', contactLocation: '', terms: '', privacy: '' },
  heroSlides: Array.from({ length: 3 }, () => ({ headline: '', subtext: '' })),
};
