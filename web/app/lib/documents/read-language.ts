import { baseLanguage, isSiteLanguage, setLanguageSource } from '@thikana/contract/language';

/** In the browser: takes the language of the document. */
export function readLanguage(): void {
  const [language] = document.documentElement.lang.split('-');
  const read = isSiteLanguage(language) ? language : baseLanguage;
  setLanguageSource(() => read);
}
