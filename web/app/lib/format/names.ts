/**
 * The initials of the first two words of a name, or U. Bengali and Devanagari letters keep their vowel signs, and a second
 * one would make another word.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const isIndic = /^[\p{Script=Bengali}\p{Script=Devanagari}]/u.test(name.trim());
  const letters = words.slice(0, isIndic ? 1 : 2).map(firstLetter);
  return letters.join('').toUpperCase() || 'U';
}

/** The first letter with what belongs to it. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}

export function titleCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/(^|[\s.'-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
