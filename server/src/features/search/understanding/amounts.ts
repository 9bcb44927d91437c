const units: readonly [RegExp, number][] = [
  [/^(k|thousand|hajar|hazar|হাজার|हजार|हज़ार)$/, 1_000],
  [/^(l|lakh|lakhs|lac|lacs|লাখ|লক্ষ|लाख)$/, 100_000],
  [/^(c|cr|crore|crores|কোটি|करोड़)$/, 10_000_000],
];
const unitWord = 'k|thousand|hajar|hazar|l|lakhs?|lacs?|cr?|crores?|হাজার|লাখ|লক্ষ|কোটি|हजार|हज़ार|लाख|करोड़';
const amount = String.raw`(?:rs\.?|\u20b9)?\s*(\d+(?:\.\d+)?)\s*(${unitWord})?(?![\p{L}\p{M}\p{N}])`;
const boundary = String.raw`(?<![\p{L}\p{M}\p{N}.])`;
const pattern = (before: string) => new RegExp(`${boundary}${before}\\s*${amount}`, 'iu');

const between = new RegExp(`${boundary}${amount}\\s*(?:-|–|to|and)\\s*${amount}`, 'iu');
const atMost = pattern('(?:under|below|upto|up to|within|less than|max|maximum|<)');
const thenAtMost = new RegExp(
  `${boundary}${amount}\\s*(?:max|maximum|or less|er niche|er moddhe|se kam|tak)(?![\\p{L}\\p{M}\\p{N}])`,
  'iu',
);
const atLeast = pattern('(?:above|over|from|more than|min|minimum|at least|>)');
const plain = new RegExp(
  `${boundary}(?:rs\\.?|₹)?\\s*(\\d+(?:\\.\\d+)?)\\s*(${unitWord})(?![\\p{L}\\p{M}\\p{N}])`,
  'iu',
);

export interface FoundAmounts {
  /** As an address carries it: `min-max` or `min+`. */
  priceRange: string;
  /** The largest figure that was named. */
  largest: number;
  rest: string;
}

/** A price in a text: `10k-20k`, `under 15k`, `above 50 lakh`; a figure with a unit alone is the most one would pay. */
export function findAmounts(text: string): FoundAmounts | undefined {
  const range = between.exec(text);
  if (range) {
    const high = rupees(range[3], range[4]);
    // `10-20k`: the unit of the second figure is meant for both.
    const low = rupees(range[1], range[2] ?? range[4]);
    if (high >= 500 && low <= high) return found(text, range, `${low}-${high}`, high);
  }
  const most = atMost.exec(text);
  if (most) return orNothing(text, most, (value) => `0-${value}`);
  const mostAfter = thenAtMost.exec(text);
  if (mostAfter) return orNothing(text, mostAfter, (value) => `0-${value}`);
  const least = atLeast.exec(text);
  if (least) return orNothing(text, least, (value) => `${value}+`);
  const alone = plain.exec(text);
  return alone ? orNothing(text, alone, (value) => `0-${value}`) : undefined;
}

function orNothing(text: string, match: RegExpExecArray, write: (value: number) => string) {
  const value = rupees(match[1], match[2]);
  // Smaller figures are kilometres, floors or rooms.
  return value >= 500 ? found(text, match, write(value), value) : undefined;
}

function found(text: string, match: RegExpExecArray, priceRange: string, largest: number): FoundAmounts {
  return { priceRange, largest, rest: text.replace(match[0], ' ') };
}

function rupees(figure = '', unit = ''): number {
  const factor = units.find(([name]) => name.test(unit.toLowerCase()))?.[1] ?? 1;
  return Math.round(Number(figure) * factor);
}
