import { currentCity } from './city.ts';

/** Shorter ones are helplines, which have no country code. */
const shortestNumber = 7;

/**
 * The `tel:` address of a phone number. It has the country code, so that it also works from abroad. A number without
 * one is of the city's country.
 */
export function phoneLink(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`;
  if (digits.length < shortestNumber) return `tel:${digits}`;
  const { country, callingCode } = currentCity();
  // Italy keeps the zero that other countries drop.
  const national = country === 'IT' ? digits : digits.replace(/^0/, '');
  return `tel:+${callingCode}${national}`;
}
