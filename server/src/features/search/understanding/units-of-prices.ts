import { amountAt, type Counted, comparisonsBefore, isAfterSlash } from './amounts.ts';
import type { RentPeriod } from './lexicon/lexicon.ts';
import type { SenseOf } from './senses.ts';
import { senseOf, type Term } from './terms.ts';

interface FoundUnit {
  unit: SenseOf<'unit'>;
  end: number;
}

/** `per katha 12 lakh`, `katha prati 12 lakh`, `1 katha 12 lakh`, `katha ko 12 lakh`. */
export function leadingUnitAt(terms: readonly Term[], start: number): FoundUnit | undefined {
  const pair = [terms[start], terms[start + 1]];
  const unit = senseOf(pair[0], 'unit') ?? senseOf(pair[1], 'unit');
  if (!unit) return undefined;
  if (pair.some((term) => senseOf(term, 'per'))) return { unit, end: start + 2 };
  const isOne = senseOf(pair[0], 'number')?.value === 1 && !senseOf(pair[0], 'unit');
  if (!isOne && !senseOf(pair[0], 'unit')) return undefined;
  let end = start + (isOne ? 2 : 1);
  while (senseOf(terms[end], 'linking') || (senseOf(terms[end], 'empty') && !senseOf(terms[end], 'number')))
    end += 1;
  const isMoney = amountAt(terms, comparisonsBefore(terms, end).end)?.counted.is === 'price';
  return isMoney ? { unit, end } : undefined;
}

/** `per katha`, `/katha`; after an amount of money also `katha` alone. */
export function unitPriceAt(terms: readonly Term[], end: number, { is }: Counted): FoundUnit | undefined {
  const at = senseOf(terms[end], 'per') ? end + 1 : end;
  const unit = senseOf(terms[at], 'unit');
  if (unit && (isAfterSlash(terms, end) || at > end)) return { unit, end: at + 1 };
  if (unit && is === 'price' && !senseOf(terms[end + 1], 'per')) return { unit, end: end + 1 };
  // `katha prati`
  const first = senseOf(terms[end], 'unit');
  return first && senseOf(terms[end + 1], 'per') ? { unit: first, end: end + 2 } : undefined;
}

/** `per day`, `/day`. */
export function periodUnitAt(
  terms: readonly Term[],
  end: number,
): { period: RentPeriod; end: number } | undefined {
  const at = senseOf(terms[end], 'per') ? end + 1 : end;
  const unit = senseOf(terms[at], 'periodUnit');
  return unit && { period: unit.value, end: at + 1 };
}
