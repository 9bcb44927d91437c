import { AsyncLocalStorage } from 'node:async_hooks';
import {
  baseLanguage,
  offeredLanguages,
  type SiteLanguage,
  setLanguageSource,
} from '@thikana/contract/language';

const current = new AsyncLocalStorage<SiteLanguage>();
setLanguageSource(() => current.getStore() ?? baseLanguage);

/** Makes texts, dates and addresses in a language. A language that the city does not offer becomes English. */
export function inLanguage<Result>(language: SiteLanguage, work: () => Result): Result {
  return current.run(offeredLanguages().includes(language) ? language : baseLanguage, work);
}
