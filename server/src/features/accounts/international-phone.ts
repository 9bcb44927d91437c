import { currentCity } from '@thikana/contract/city';
import { AppError } from '@thikana/contract/errors';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { noPhoneText } from '../../lib/no-phone-text.ts';

/**
 * The number as E.164, +919812345678. Without a country code it belongs to the city's country. In a city of India any
 * ten digits are a number.
 */
export function internationalPhone(typed: string): string {
  const { country } = currentCity();
  if (country === 'IN' && /^\+91\d{10}$/.test(typed)) return typed;
  const number = parsePhoneNumberFromString(typed, country as CountryCode);
  if (number?.isValid()) return number.number;
  throw new AppError('phone_invalid', { fields: { phone: noPhoneText() } });
}
