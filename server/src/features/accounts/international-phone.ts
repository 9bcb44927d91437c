import { currentCity } from '@thikana/contract/city';
import { AppError } from '@thikana/contract/errors';
import { currentLanguage } from '@thikana/contract/language';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { m } from '../../paraglide/messages.js';

/**
 * The number as E.164, +919812345678. Without a country code it belongs to the city's country. In a city of India any
 * ten digits are a number.
 */
export function internationalPhone(typed: string): string {
  const { country } = currentCity();
  if (country === 'IN' && /^\+91\d{10}$/.test(typed)) return typed;
  const number = parsePhoneNumberFromString(typed, country as CountryCode);
  if (number?.isValid()) return number.number;
  const name = new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(country) ?? country;
  throw new AppError('phone_invalid', { fields: { phone: m.accounts_phone_invalid({ country: name }) } });
}
