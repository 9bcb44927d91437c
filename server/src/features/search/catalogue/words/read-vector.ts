const quote = "'";
const space = 32;
const letterA = 65;
const letterB = 66;

/** Parses a vector as the database writes it, `'garden':3A,15C 'lane':4B`, into words with their best weights. */
export function readVector(text: string, visit: (word: string, weight: number) => void): void {
  const isEscaped = text.includes("''") || text.includes('\\');
  let start = 1;
  while (start < text.length) {
    let end = text.indexOf(quote, start);
    // A quote within a word is doubled.
    while (text[end + 1] === quote) end = text.indexOf(quote, end + 2);
    const word = text.slice(start, end);
    let weight = 0;
    let place = end + 1;
    for (; place < text.length; place += 1) {
      const letter = text.charCodeAt(place);
      if (letter === space) break;
      if (letter === letterA) weight = 2;
      else if (letter === letterB && weight === 0) weight = 1;
    }
    visit(isEscaped ? word.replaceAll("''", quote).replaceAll('\\\\', '\\') : word, weight);
    start = place + 2;
  }
}
