import type { Furnishing } from '@thikana/contract/vocabulary';
import { inAllLanguages } from './lexicon/texts.ts';
import type { Reading } from './reading.ts';
import { isPlace, senseOf, type Term } from './terms.ts';

/** Removes each negation with what it denies, so that `not ground floor` never finds the ground floor. */
export function takeNegations(terms: Term[], reading: Reading): void {
  for (let at = 0; at < terms.length; at += 1) {
    const negation = senseOf(terms[at], 'not');
    if (!negation) continue;
    const step = negation.side === 'before' ? 1 : -1;
    let denied = at + step;
    // `dao na` asks for something.
    if (negation.isAdjoining && isFiller(terms[denied])) continue;
    while (isFiller(terms[denied])) denied += step;
    // `ward no 5`
    const isNumber = senseOf(terms[denied], 'number') !== undefined;
    let [start, end] = [at, at + 1];
    if (terms[denied] && !isNumber && !isDeniedByListings(terms[denied])) {
      addOpposite(terms[denied] as Term, reading);
      denied = lastPlace(terms, denied, step);
      [start, end] = [Math.min(at, denied), Math.max(at, denied) + 1];
      // `not near the station`
      if (step > 0 && senseOf(terms[denied], 'near'))
        end = Math.min(terms.length, placeAfter(terms, end) + 1);
    }
    terms.splice(start, end - start);
    at = start - 1;
  }
}

/** `not in Matigara or Salugara`, `Matigara aur Salugara chhod ke`: the last of several denied places. */
function lastPlace(terms: readonly Term[], from: number, step: 1 | -1): number {
  let at = from;
  while (isPlace(terms[at]) && senseOf(terms[at + step], 'or') && isPlace(terms[at + 2 * step]))
    at += 2 * step;
  return at;
}

const isFiller = (term: Term | undefined): boolean =>
  senseOf(term, 'empty') !== undefined && senseOf(term, 'floor') === undefined;

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

const oppositesOf: Readonly<Record<Furnishing, readonly Furnishing[]>> = {
  'fully-furnished': ['unfurnished'],
  'semi-furnished': ['unfurnished', 'fully-furnished'],
  unfurnished: ['semi-furnished', 'fully-furnished'],
};

/** Only some opposites are filters. */
function addOpposite(term: Term, { furnishings, floors, deniedCategories }: Reading): void {
  const furnishing = senseOf(term, 'furnishing');
  for (const opposite of furnishing ? oppositesOf[furnishing.value] : []) furnishings.add(opposite);
  const category = senseOf(term, 'category');
  if (category) deniedCategories.add(category.value);
  if (senseOf(term, 'floor')?.value === 'ground') floors.push({ value: 'from-1', isSaid: false });
}
