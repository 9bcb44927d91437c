import { currentCity } from './city.ts';

/** The languages that the site has texts in. English is the one that others fall back to, and has no prefix. */
export const siteLanguages = ['en', 'bn', 'hi', 'ne'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

export const baseLanguage: SiteLanguage = 'en';

/** Each language by its own name. */
export const languageNames: Readonly<Record<SiteLanguage, string>> = {
  en: 'English',
  bn: 'বাংলা',
  hi: 'हिंदी',
  ne: 'नेपाली',
};

export const isSiteLanguage = (text: string | undefined): text is SiteLanguage =>
  siteLanguages.some((language) => language === text);

let source: () => SiteLanguage = () => baseLanguage;

/** Names what knows the language: the request on the server, the document in the browser. */
export function setLanguageSource(current: () => SiteLanguage): void {
  source = current;
}

/** The language of the texts that are made now. */
export const currentLanguage = (): SiteLanguage => source();

/** The language as people of the city read it: `bn-IN`. */
export const languageTag = (language: SiteLanguage = currentLanguage()): string =>
  `${language}-${currentCity().country}`;

/** The languages of the city that the site has texts in, English first. */
export function offeredLanguages(): readonly SiteLanguage[] {
  const { languages } = currentCity();
  return siteLanguages.filter((language) => language === baseLanguage || languages.includes(language));
}
