/** A phone number for reading: the country code, then five digits and five. */
export function phoneText(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}
