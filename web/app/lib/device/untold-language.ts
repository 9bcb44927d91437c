import { isSiteLanguage, type SiteLanguage } from '@thikana/contract/language';
import { languageKey } from './own-language.ts';

/** The language that was chosen on this device and that the account does not have yet. */
export function untoldLanguage(): SiteLanguage | undefined {
  const [language, mark] = (localStorage.getItem(languageKey) ?? '').split(/(?=!)/);
  return mark && isSiteLanguage(language) ? language : undefined;
}
