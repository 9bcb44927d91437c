import { baseLanguage, currentLanguage, isSiteLanguage, type SiteLanguage } from './language.ts';

/** The prefix of all addresses in a language: `/bn`, and nothing for English. */
export const languagePrefix = (language: SiteLanguage): string =>
  language === baseLanguage ? '' : `/${language}`;

/** Splits the path of an address, with its query, into its language and the path in English. */
export function splitLanguage(path: string): { language: SiteLanguage; path: string } {
  const [, first] = /^\/([a-z]{2})(?=[/?#]|$)/.exec(path) ?? [];
  if (!isSiteLanguage(first) || first === baseLanguage) return { language: baseLanguage, path };
  const rest = path.slice(first.length + 1);
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** A path of the site in a language. */
export function pathIn(path: string, language: SiteLanguage = currentLanguage()): string {
  const prefix = languagePrefix(language);
  return prefix && path === '/' ? prefix : `${prefix}${path}`;
}
