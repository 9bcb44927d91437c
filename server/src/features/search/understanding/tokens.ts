import { separated } from './endings.ts';
import { languages } from './lexicon/languages.ts';
import { vocabulary } from './vocabulary.ts';
import { type Word, wordOf } from './word-forms.ts';

/** A word or a number of a text. */
export interface Token extends Word {
  /** The characters between the previous token and this one, or between this one and the next. */
  before: string;
  after: string;
  /** The value of a number in figures. */
  figure?: number;
}

const digitValues = new Map(
  languages.flatMap(({ digits = '' }) => [...digits].map((digit, value) => [digit, String(value)] as const)),
);

/** Figures such as `1,50,000` and `2.5`; `2nd`; words. `2bhk` is a figure and a word. */
const pattern =
  /\d+(?:st|nd|rd|th)(?![\p{L}\p{M}\p{N}])|\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+(?:\.\d+)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;
const isFigure = /^[\d.,]+$/;

export function tokensOf(text: string): Token[] {
  const plain = latinDigits(text.normalize('NFC').toLowerCase());
  const tokens: Token[] = [];
  let end = 0;
  for (const match of plain.matchAll(pattern)) {
    const before = plain.slice(end, match.index);
    end = match.index + match[0].length;
    const texts = isFigure.test(match[0]) ? [match[0]] : wordsIn(match[0]);
    texts.forEach((each, place) => {
      const last = tokens.at(-1);
      if (last) last.after = place === 0 ? before : '';
      const figure = isFigure.test(each) ? { figure: Number(each.replaceAll(',', '')) } : {};
      tokens.push({ ...wordOf(each), before: place === 0 ? before : '', after: '', ...figure });
    });
  }
  const last = tokens.at(-1);
  if (last) last.after = plain.slice(end);
  return tokens;
}

/** Converts the digits of every script to ASCII. */
function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => digitValues.get(digit) ?? digit);
}

function wordsIn(text: string): string[] {
  if (vocabulary().exact([wordOf(text)]).length > 0) return [text];
  return separated(text) ?? [text];
}
