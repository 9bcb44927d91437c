import { senseOf, type Term } from './terms.ts';

const allowed = ['furnishing', 'feature', 'floor'] as const;

/**
 * Removes each `also ok` with what it only allows: `unfurnished also ok` asks for nothing. The last of alternatives
 * stays, as in `semi furnished or unfurnished also ok`, and so does a place or a kind of property.
 */
export function takeAllowances(terms: Term[]): void {
  for (let at = 0; at < terms.length; at += 1) {
    if (!senseOf(terms[at], 'allowance')) continue;
    const before = terms[at - 1];
    const isAllowed = allowed.some((is) => senseOf(before, is)) && !senseOf(terms[at - 2], 'or');
    // `without lift also ok`
    const isDenied = senseOf(terms[at - 2], 'not')?.side === 'before';
    const start = isAllowed ? at - 1 - Number(isDenied) : at;
    terms.splice(start, at + 1 - start);
    at = start - 1;
  }
}
