import { languages } from './languages.ts';
import type { Lexicon } from './lexicon.ts';

/** The phrases in a text of the lexicon. */
export function phrasesIn(texts: string | undefined): string[] {
  return (texts ?? '')
    .split(',')
    .flatMap(withAlternatives)
    .flatMap((text) => text.trim().replaceAll(/\s+/g, ' ') || []);
}

/** `(car/bike) space` is `car space` and `bike space`. */
function withAlternatives(text: string): string[] {
  const [group, alternatives] = /\(([^()]*)\)/.exec(text) ?? [];
  if (group === undefined || alternatives === undefined) return [text];
  return alternatives.split('/').flatMap((each) => withAlternatives(text.replace(group, each)));
}

/** The phrases of one entry in all languages. */
export function inAllLanguages(entry: (lexicon: Lexicon) => string | undefined): string[] {
  return languages.flatMap((lexicon) => phrasesIn(entry(lexicon)));
}

/** The phrases for each value of an entry, in all languages. */
export function byValue<Value extends string | number>(
  entry: (lexicon: Lexicon) => Partial<Record<Value, string>> | undefined,
): [Value, string[]][] {
  const values = languages.flatMap((lexicon) => Object.keys(entry(lexicon) ?? {}) as Value[]);
  return [...new Set(values)].map((value) => [value, inAllLanguages((lexicon) => entry(lexicon)?.[value])]);
}
