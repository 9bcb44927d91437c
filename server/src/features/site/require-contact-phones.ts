import { currentCity } from '@thikana/contract/city';
import type { Settings } from '@thikana/contract/settings';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { invalidInput } from '../../http/parse-request.ts';
import { noPhoneText } from '../../lib/no-phone-text.ts';

type Phones = Settings['contactPhones'];

/**
 * Refuses new contact numbers that are no phone numbers. Numbers that the site already has come from the operator and
 * are not checked, so that other settings can be saved.
 */
export function requireContactPhones(sent: Phones, before: Phones): void {
  const wrong = sent.flatMap((phone, index) =>
    before.includes(phone) || isContactPhone(phone) ? [] : [[`contactPhones.${index}`, noPhoneText()]],
  );
  if (wrong.length > 0) throw invalidInput(Object.fromEntries(wrong));
}

/** Any phone number, also a landline or a toll-free number. */
export function isContactPhone(phone: string): boolean {
  const defaultCountry = currentCity().country as CountryCode;
  return parsePhoneNumberFromString(phone, { defaultCountry, extract: false })?.isPossible() ?? false;
}
