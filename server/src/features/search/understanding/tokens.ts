import { quotation } from '@thikana/contract/search/quotation';
import { separated } from './endings.ts';
import { languages } from './lexicon/languages.ts';
import type { Sense } from './senses.ts';
import { vocabulary } from './vocabulary.ts';
import { type Word, wordOf } from './word-forms.ts';
import { spellingKey } from './word-keys.ts';

/** A word or a number of a text. */
export interface Token extends Word {
  /** The characters between the previous token and this one, or between this one and the next. */
  before: string;
  after: string;
  /** The value of a number in figures. */
  figure?: number;
  /** In quotation marks: it is only a word to search for. */
  isQuoted?: boolean;
}

const digitValues = new Map(
  languages.flatMap(({ digits = '' }) => [...digits].map((digit, value) => [digit, String(value)] as const)),
);

/** Figures such as `1,50,000` and `2.5`; `2nd`; words. `2bhk` is a figure and a word. */
const pattern =
  /\d+(?:st|nd|rd|th)(?![\p{L}\p{M}\p{N}])|\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+(?:\.\d+)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;
/** Phones put them inside words; they change the look only. */
const joiners = /[\u200b-\u200d\ufeff]/g;
const isFigure = /^[\d.,]+$/;

export function tokensOf(text: string): Token[] {
  const plain = latinDigits(text.normalize('NFC').replace(joiners, '').toLowerCase());
  const quotes = [...plain.matchAll(quotation)].map(
    ({ index, 0: quote }) => [index, index + quote.length] as const,
  );
  const tokens: Token[] = [];
  let end = 0;
  for (const match of plain.matchAll(pattern)) {
    const before = plain.slice(end, match.index);
    end = match.index + match[0].length;
    const isQuoted = quotes.some(([first, last]) => first < match.index && match.index < last);
    const texts = isQuoted || isFigure.test(match[0]) ? [match[0]] : wordsIn(match[0]);
    texts.forEach((each, place) => {
      const last = tokens.at(-1);
      if (last) last.after = place === 0 ? before : '';
      const figure = isFigure.test(each) ? { figure: Number(each.replaceAll(',', '')) } : {};
      const around = { before: place === 0 ? before : '', after: '' };
      tokens.push({ ...wordOf(each), ...around, ...(isQuoted ? { isQuoted } : figure) });
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
  const isKnown = (word: string) => vocabulary().exact([wordOf(word)]).length > 0;
  if (isKnown(text)) return [text];
  // `rs15000`, `upto15k`
  const [first = '', ...others] = text.match(/\d+|\D+/gu) ?? [];
  if (others.length > 0 && first.length > 1 && isKnown(first)) return [first, ...others];
  return separated(text) ?? joinedFilters(text) ?? [text];
}

/** Words that are written together by mistake; others may be parts of any word. */
const joinable: ReadonlySet<Sense['is']> = new Set([
  ...([
    'number',
    'bedrooms',
    'category',
    'homes',
    'dwelling',
    'room',
    'purpose',
    'furnishing',
    'area',
  ] as const),
]);
const shortestPart = 2;

/** `twobhk`, `hakimparaflat`, `flatin`: words without a space, each of which means a filter; the last may mean nothing. */
function joinedFilters(text: string): string[] | undefined {
  for (let length = text.length - shortestPart; length >= shortestPart; length -= 1) {
    const [first, second] = [text.slice(0, length), text.slice(length)];
    if (!isJoinable(first)) continue;
    const others = isJoinable(second) || means(second, isEmpty) ? [second] : joinedFilters(second);
    if (others) return [first, ...others];
  }
  return undefined;
}

const isJoinable = (text: string) => means(text, ({ is }) => joinable.has(is));
const isEmpty = ({ is }: Sense) => is === 'empty';

const means = (text: string, isMeant: (sense: Sense) => boolean): boolean =>
  vocabulary()
    .exact([{ text, key: spellingKey(text), stems: [], sound: '' }])
    .some(isMeant);
