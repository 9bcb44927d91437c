import { currentCity } from './city.ts';

/** A phone number for reading. A number of the city's country has its digits in groups: five and five in India. */
export function phoneText(phone: string): string {
  const { country, callingCode } = currentCity();
  const code = `+${callingCode}`;
  if (!phone.startsWith(code)) return phone;
  const digits = phone.slice(code.length);
  if (country === 'IN') return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
  return /^\d{6,}$/.test(digits) ? `${code} ${digits.replace(/\d{3}(?=\d{3})/g, '$& ')}` : phone;
}
