import { siteLanguages } from '@thikana/contract/language';
import { m } from '../paraglide/messages.js';
import { inLanguage } from './current-language.ts';

/** The name of an account that was opened without one, in the language of that moment. */
export const newMember = (): string => m.accounts_new_member();

export function isNewMember(name: string): boolean {
  return siteLanguages.some((language) => inLanguage(language, newMember) === name);
}
