/** The zeros of Devanagari and Bengali. */
const zeros = [0x0966, 0x09e6];

/** The text with the digits of Indian scripts as Latin ones. */
export function inLatinDigits(text: string): string {
  return text.replace(/[\u0966-\u096f\u09e6-\u09ef]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code));
  });
}
