/** Latin spellings of the same sound as one: what is heard as `sebok` may be typed `sevoke`, `shevok` or `sevak`. */
function soundOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  return word
    .replace(/ph/g, 'f')
    .replace(/([bdgjkpt])h/g, '$1')
    .replace(/sh|ch(?=h)/g, 's')
    .replace(/ck|q|c(?!h)/g, 'k')
    .replace(/[vw]/g, 'b')
    .replace(/z/g, 'j')
    .replace(/y/g, 'i')
    .replace(/ee|ei|ie/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/oa|ou/g, 'o')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)e$/, '');
}

/** How many letters have to be added, dropped, replaced or swapped with the next to make one word of the other. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwap) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

/** Short words have to be right, long ones may have a slip or two. */
export function isAlike(typed: string, known: string): boolean {
  if (typed === known) return true;
  const [a, b] = [soundOf(typed), soundOf(known)];
  if (a === b) return true;
  const length = Math.min(a.length, b.length);
  const slips = length >= 8 ? 2 : length >= 5 ? 1 : 0;
  return Math.abs(a.length - b.length) <= slips && a[0] === b[0] && editDistance(a, b) <= slips;
}
