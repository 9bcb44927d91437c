import type { PhraseIndex } from './phrase-index.ts';
import type { Sense, SenseOf } from './senses.ts';
import type { Token } from './tokens.ts';

/** A phrase of a text with its possible meanings; none for an unknown word. */
export interface Term {
  tokens: readonly Token[];
  senses: readonly Sense[];
  /** Read with a typing mistake. */
  isMistyped?: boolean;
}

/** How surely a phrase is meant. */
const spellings = ['exact', 'sounding', 'alike'] as const;
type Spelling = (typeof spellings)[number];

interface Candidate {
  start: number;
  length: number;
  spelling: Spelling;
  senses: readonly Sense[];
}

/** Words that are too short, or too important, to be guessed. */
const neverGuessed: ReadonlySet<Sense['is']> = new Set([
  ...([
    'compare',
    'not',
    'allowance',
    'empty',
    'to',
    'or',
    'per',
    'linking',
    'fraction',
    'andHalf',
    'month',
  ] as const),
]);
const neverMistyped: ReadonlySet<Sense['is']> = new Set([
  ...(['money', 'unit', 'currency', 'near', 'city', 'wish'] as const),
]);

/**
 * Divides a text into phrases: long ones first, and exact ones before those with a slip. A long name with a slip comes
 * before a short one without: `sevok rod` is Sevoke Road, though `sevok` alone is a spelling of it.
 */
export function termsOf(tokens: readonly Token[], phrases: PhraseIndex<Sense>): Term[] {
  const isTaken = tokens.map(({ isQuoted = false }) => isQuoted);
  const chosen = new Map<number, Candidate>();
  for (const candidate of candidatesIn(tokens, phrases)) {
    const { start, length } = candidate;
    if (isTaken.slice(start, start + length).includes(true)) continue;
    isTaken.fill(true, start, start + length);
    chosen.set(start, candidate);
  }
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { length = 1, senses = [], spelling } = chosen.get(at) ?? {};
    const [token] = tokens.slice(at, at + 1) as [Token];
    const figure =
      token.figure === undefined || length > 1 ? [] : [{ is: 'number', value: token.figure } as const];
    terms.push({
      tokens: tokens.slice(at, at + length),
      senses: [...figure, ...senses],
      ...(spelling === 'alike' && { isMistyped: true }),
    });
    at += length;
  }
  return terms;
}

function candidatesIn(tokens: readonly Token[], phrases: PhraseIndex<Sense>): Candidate[] {
  const candidates: Candidate[] = [];
  const isKnown = tokens.map((token) => isSure(token, phrases));
  const longest = Math.min(phrases.longest, tokens.length);
  for (let length = longest; length > 0; length -= 1) {
    for (const spelling of spellings) {
      for (let start = 0; start + length <= tokens.length; start += 1) {
        const end = start + length;
        if (spelling !== 'exact' && isKnown.slice(start, end).every(Boolean)) continue;
        const found = phrases[spelling](tokens.slice(start, end));
        if (found.length === 0) continue;
        const senses = found.filter((sense) => isPossible(sense, spelling, length));
        if (senses.length > 0) candidates.push({ start, length, spelling, senses });
      }
    }
  }
  return candidates;
}

/** Whether the word alone means something that is no part of a name. */
function isSure(token: Token, phrases: PhraseIndex<Sense>): boolean {
  if (token.figure !== undefined) return true;
  const senses = phrases.exact([token]);
  return senses.length > 0 && !senses.every(({ is }) => is === 'wish' || is === 'area' || is === 'landmark');
}

function isPossible(sense: Sense, spelling: Spelling, length: number): boolean {
  const { is } = sense;
  if (spelling === 'exact') return true;
  // Number words count only beside a unit.
  if (is === 'number') return spelling === 'sounding';
  if (neverGuessed.has(is)) return false;
  if (spelling === 'sounding') return true;
  // A single word with a slip may be any other word.
  return !neverMistyped.has(is) && (is !== 'landmark' || length > 1 || sense.isInhabited === true);
}

export function senseOf<Is extends Sense['is']>(term: Term | undefined, is: Is): SenseOf<Is> | undefined {
  return term?.senses.find((sense): sense is SenseOf<Is> => sense.is === is);
}

/** Whether the phrase names a place. */
export const isPlace = (term: Term | undefined): boolean =>
  senseOf(term, 'area') !== undefined || senseOf(term, 'landmark') !== undefined;

/** The words of the phrase, in quotation marks if they were typed so. */
export function textOf({ tokens }: Term): string {
  const text = tokens
    .map(({ text, before }, place) => (place > 0 && before !== '' ? ` ${text}` : text))
    .join('');
  return isQuoted(tokens) ? quoted(text) : text;
}

export const isQuoted = (tokens: readonly Token[]): boolean => tokens[0]?.isQuoted === true;

/** Words that are only searched for, whatever else they mean. */
export const quoted = (words: string): string => `"${words}"`;
