import { kindWords } from './left-words.ts';
import type { PhraseIndex } from './phrase-index.ts';
import type { Reading } from './reading.ts';
import type { Sense } from './senses.ts';
import { isQuoted, senseOf, type Term } from './terms.ts';

/** Removes each word for "near" with the name or the kind of place beside it: `near NJP`, `hospital er pashe`. */
export function takeNear(terms: Term[], phrases: PhraseIndex<Sense>, reading: Reading): void {
  for (let at = 0; at < terms.length; at += 1) {
    const near = senseOf(terms[at], 'near');
    if (!near) continue;
    const before = lastBefore(terms, at);
    const after = firstAfter(terms, at + 1);
    const isLast = after === terms.length;
    // `hospital near` and `paas hospital` are read too, if there is nothing on the usual side.
    const sides =
      near.side === 'before'
        ? [after, ...(isLast ? [before] : [])]
        : [before, ...(before < 0 ? [after] : [])];
    const place = sides.find((side) => addPlace(terms[side], phrases, reading));
    const [start, end] = place === undefined ? [at, at + 1] : [Math.min(at, place), Math.max(at, place) + 1];
    // `5 minutes walk from the station`
    const first = near.side === 'before' && senseOf(terms[start - 1], 'number') ? start - 1 : start;
    terms.splice(first, end - first);
    at = first - 1;
  }
}

const isFiller = (term: Term | undefined) =>
  senseOf(term, 'empty') !== undefined || senseOf(term, 'linking') !== undefined;

function firstAfter(terms: readonly Term[], from: number): number {
  let at = from;
  while (at < terms.length && isFiller(terms[at])) at += 1;
  return at;
}

function lastBefore(terms: readonly Term[], from: number): number {
  let at = from - 1;
  while (at >= 0 && isFiller(terms[at])) at -= 1;
  return at;
}

/** Near a name means the landmark; an unknown word may be one with a slip. */
function addPlace(
  term: Term | undefined,
  phrases: PhraseIndex<Sense>,
  { areas, landmarks, kinds }: Reading,
): boolean {
  if (!term || isQuoted(term.tokens)) return false;
  const senses = term.senses.length > 0 ? term.senses : phrases.alike(term.tokens);
  const known = { ...term, senses };
  const [landmark, area, kind] = [senseOf(known, 'landmark'), senseOf(known, 'area'), senseOf(known, 'kind')];
  if (landmark) landmarks.add(landmark.slug);
  else if (area) areas.add(area.area);
  else if (kind) kinds.push({ slugs: kind.slugs, words: kindWords(known) });
  return (landmark ?? area ?? kind) !== undefined;
}
