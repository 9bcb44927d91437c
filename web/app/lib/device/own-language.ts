import {
  currentLanguage,
  isSiteLanguage,
  offeredLanguages,
  type SiteLanguage,
} from '@thikana/contract/language';

export const languageKey = 'language';

/**
 * Remembers the language that was chosen last on this device. With the mark, the next page tells the account
 * (`untold-language.ts`).
 */
export function rememberLanguage(language: SiteLanguage, mark: '' | '!' = ''): void {
  try {
    localStorage.setItem(languageKey, language + mark);
  } catch {
    // A browser can deny access to its storage; the page is still in the language.
  }
}

/**
 * The language that this page should be offered in: the one that was chosen last on this device, or else the first of
 * the browser's that the city has. Undefined if the page is in it.
 */
export function otherLanguage(): SiteLanguage | undefined {
  const wanted = [chosenLanguage().slice(0, 2), ...navigator.languages.map((tag) => tag.split('-')[0])].find(
    (language) => isSiteLanguage(language) && offeredLanguages().includes(language),
  );
  return isSiteLanguage(wanted) && wanted !== currentLanguage() ? wanted : undefined;
}

function chosenLanguage(): string {
  try {
    return localStorage.getItem(languageKey) ?? '';
  } catch {
    return '';
  }
}
