import { currentCity } from '@thikana/contract/city';
import { currentLanguage } from '@thikana/contract/language';
import { m } from '../paraglide/messages.js';

/** The error of something typed that is no phone number. */
export function noPhoneText(): string {
  const { country } = currentCity();
  const name = new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(country) ?? country;
  return m.accounts_phone_invalid({ country: name });
}
