import { inAllLanguages } from './lexicon/texts.ts';
import type { Reading } from './reading.ts';
import { senseOf, type Term } from './terms.ts';

/** Removes each negation with what it denies, so that `not ground floor` never finds the ground floor. */
export function takeNegations(terms: Term[], reading: Reading): void {
  for (let at = 0; at < terms.length; at += 1) {
    const negation = senseOf(terms[at], 'not');
    if (!negation) continue;
    const step = negation.side === 'before' ? 1 : -1;
    let denied = at + step;
    while (senseOf(terms[denied], 'empty') && !senseOf(terms[denied], 'floor')) denied += step;
    // `ward no 5`
    const isNumber = senseOf(terms[denied], 'number') !== undefined;
    let [start, end] = [at, at + 1];
    if (terms[denied] && !isNumber && !isDeniedByListings(terms[denied])) {
      addOpposite(terms[denied] as Term, reading);
      [start, end] = [Math.min(at, denied), Math.max(at, denied) + 1];
      // `not near the station`
      if (step > 0 && senseOf(terms[denied], 'near'))
        end = Math.min(terms.length, placeAfter(terms, end) + 1);
    }
    terms.splice(start, end - start);
    at = start - 1;
  }
}

function placeAfter(terms: readonly Term[], from: number): number {
  let at = from;
  while (senseOf(terms[at], 'empty')) at += 1;
  return at;
}

const deniedByListings = new Set(inAllLanguages((lexicon) => lexicon.denied));

/** `no broker` and `without salami` are what listings say. */
function isDeniedByListings(term: Term | undefined): boolean {
  const wish = senseOf(term, 'wish');
  return wish !== undefined && deniedByListings.has(wish.words);
}

/** Only some opposites are filters. */
function addOpposite(term: Term, { furnishings, floors }: Reading): void {
  if (senseOf(term, 'furnishing')) furnishings.add('unfurnished');
  if (senseOf(term, 'floor')?.value === 'ground') floors.push({ value: 'from-1', isSaid: false });
}
