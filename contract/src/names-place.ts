/** Whether the words of the name stand in the address; case, accents and punctuation do not matter. */
export function namesPlace(address: string, name: string): boolean {
  return wordsOf(address).includes(wordsOf(name));
}

const wordsOf = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
