/** A telephone number as it is read out: the country, then five digits and five. */
export function phoneText(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}
