const quote = "'";
const space = 32;
const letterA = 65;

const letterC = 67;
const digit0 = 48;
const digit9 = 57;

type Visit = (word: string, weight: number, position: number) => void;

/**
 * Parses a vector as the database writes it, `'garden':3A,15C 'lane':4B`, into words with their best weights and the
 * first positions that have these.
 */
export function readVector(text: string, visit: Visit): void {
  const isEscaped = text.includes("''") || text.includes('\\');
  let start = 1;
  while (start < text.length) {
    let end = text.indexOf(quote, start);
    // A quote within a word is doubled.
    while (text[end + 1] === quote) end = text.indexOf(quote, end + 2);
    const word = text.slice(start, end);
    let weight = -1;
    let first = 0;
    let position = 0;
    let place = end + 1;
    for (; place < text.length; place += 1) {
      const letter = text.charCodeAt(place);
      if (letter === space) break;
      if (letter >= digit0 && letter <= digit9) {
        position = position * 10 + letter - digit0;
      } else if (letter >= letterA && letter <= letterC) {
        const found = letterC - letter;
        if (found > weight) {
          weight = found;
          first = position;
        }
      } else position = 0;
    }
    visit(isEscaped ? word.replaceAll("''", quote).replaceAll('\\\\', '\\') : word, weight, first);
    start = place + 2;
  }
}
