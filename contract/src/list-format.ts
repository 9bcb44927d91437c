import { currentLanguage, languageTag, type SiteLanguage } from './language.ts';

/** Joins words in the current language: 'flat, house and shop', or 'flat, house or shop' for a disjunction. */
export function listFormat(type: 'conjunction' | 'disjunction'): (words: readonly string[]) => string {
  const formats = new Map<SiteLanguage, Intl.ListFormat>();
  return (words) => {
    const language = currentLanguage();
    const format = formats.get(language) ?? new Intl.ListFormat(languageTag(language), { type });
    formats.set(language, format);
    return format.format(words);
  };
}
