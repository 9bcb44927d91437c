import { inLatinDigits } from './latin-digits.ts';

/**
 * Twelve digits in one group or in three groups of four, as cards print them, with nothing that makes them part of a
 * longer number. The first is not 0 or 1.
 */
const candidates = /(?<![\d+./=-]|\d[ ,])([2-9]\d{3})([ -]?)(\d{4})\2(\d{4})(?![\d]|[-.,/]\d| \d)/g;
/** A mobile number of India with its country code, written without a plus sign. */
const isPhone = (digits: string, separator: string) => separator === '' && /^91[6-9]/.test(digits);

/**
 * Whether a text contains the number of an Aadhaar card, which must not be published. Grouping and checksum distinguish
 * it from prices and phone numbers.
 */
export function hasAadhaarNumber(text: string): boolean {
  return placesOfNumbers(text).length > 0;
}

/** Leaves the last four digits of each number, as masked cards do. */
export function maskAadhaarNumbers(text: string): string {
  return placesOfNumbers(text).reduce((masked, { from, to }) => {
    const hidden = masked.slice(from, to - 4).replace(/\p{Nd}/gu, 'X');
    return masked.slice(0, from) + hidden + masked.slice(to - 4);
  }, text);
}

function placesOfNumbers(text: string): { from: number; to: number }[] {
  return [...inLatinDigits(text).matchAll(candidates)].flatMap((found) => {
    const [number, first = '', separator = '', second = '', third = ''] = found;
    const digits = first + second + third;
    if (isPhone(digits, separator) || !hasVerhoeffChecksum(digits)) return [];
    return [{ from: found.index, to: found.index + number.length }];
  });
}

/** Whether the last digit is the checksum of the others. Every wrong digit and every swap of neighbours changes it. */
export function hasVerhoeffChecksum(digits: string): boolean {
  let sum = 0;
  for (let position = 0; position < digits.length; position += 1)
    sum = multiply(sum, permute(Number(digits.at(-1 - position)), position % 8));
  return sum === 0;
}

/** The product in the dihedral group of the pentagon: 0 to 4 are its turns, 5 to 9 its reflections. */
function multiply(one: number, other: number): number {
  const turn = one < 5 ? one + other : one - other;
  const isReflection = one < 5 !== other < 5;
  return ((turn + 10) % 5) + (isReflection ? 5 : 0);
}

function permute(digit: number, times: number): number {
  let permuted = digit;
  for (let time = 0; time < times; time += 1) permuted = Number('1576283094'[permuted]);
  return permuted;
}
