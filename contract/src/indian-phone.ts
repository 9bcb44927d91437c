import { inLatinDigits } from './latin-digits.ts';

/** The digits of a typed, pasted or filled in number of India, without the country code. */
export function withoutCountryCode(text: string): string {
  const digits = inLatinDigits(text).replace(/\D/g, '');
  return digits.length > 10 ? digits.replace(/^(?:0|91)/, '') : digits;
}
