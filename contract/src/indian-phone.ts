/** The digits of a typed, pasted or filled in number of India, without the country code. */
export function withoutCountryCode(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length > 10 ? digits.replace(/^(?:0|91)/, '') : digits;
}
