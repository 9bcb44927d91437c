import { inLatinDigits } from './latin-digits.ts';
import { round } from './number-text.ts';

/** What follows a number, in the scripts of the languages. The search knows these words too, and more of them. */
const factors: readonly [words: RegExp, factor: number][] = [
  [/^(k|thousands?|ha[jz]aa?r|হাজার|हजार|हज़ार)$/u, 1e3],
  [/^(l|lakhs?|lacs?|লাখ|লক্ষ|लाख)$/u, 1e5],
  [/^(mn|millions?)$/u, 1e6],
  [/^(cr|crores?|koti|কোটি|करोड़|करोड)$/u, 1e7],
];

/** The factor of `k`, `lakh` and such, in lower case; undefined for any other word. */
export const moneyFactor = (word: string): number | undefined =>
  factors.find(([words]) => words.test(word))?.[1];

/** More than any price. */
const most = 999_999_999_999;

/** A whole amount as people type it: `12000`, `₹12,000/-`, `12k`, `1.2 cr`, `৮৫ লাখ`; undefined for any other text. */
export function typedAmount(text: string): number | undefined {
  const typed = inLatinDigits(text).normalize('NFC').trim().toLowerCase();
  const [, number, word] =
    /^(?:\p{Sc}|rs\.?)?\s*(\d[\d,]*(?:\.\d+)?|\.\d+)\s*([^\d\s.,/-]*)(?:\/-)?$/u.exec(typed) ?? [];
  const factor = word ? moneyFactor(word) : 1;
  if (!number || !factor) return undefined;
  const amount = round(Number(number.replaceAll(',', '')) * factor, 2);
  return Number.isInteger(amount) && amount <= most ? amount : undefined;
}
