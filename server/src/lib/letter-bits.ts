/** One bit per letter, to skip words that lack too many letters of another before their distance is computed. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) bits |= 1 << (text.charCodeAt(index) % 32);
  return bits;
}

/** How many letters the word lacks, both given by their bits. */
export function lackedLetters(wanted: number, word: number): number {
  let count = 0;
  for (let rest = wanted & ~word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
