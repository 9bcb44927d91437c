import type { SearchWords } from '@thikana/contract/search/search';
import { joinAlternatives, offersPlaces } from './alternative-places.ts';
import { kindWords, type LeftWords, leftWords, rankedText, shownText, useWords } from './left-words.ts';
import type { Purpose } from './lexicon/lexicon.ts';
import { byValue, inAllLanguages } from './lexicon/texts.ts';
import { quantityAt } from './quantities.ts';
import { addQuantity } from './quantity-filters.ts';
import { emptyReading, type Reading } from './reading.ts';
import { filtersOf, type Understood } from './reading-filters.ts';
import type { Sense } from './senses.ts';
import { takeAllowances } from './take-allowances.ts';
import { takeDates } from './take-dates.ts';
import { takeNear } from './take-near.ts';
import { takeNegations } from './take-negations.ts';
import { senseOf, type Term } from './terms.ts';
import { typedTerms } from './typed-terms.ts';
import { vocabulary } from './vocabulary.ts';

/** Understanding the rest again soon finds nothing more. */
const mostTimes = 8;

/**
 * Converts words into filters: `sevok rod flat under 15k` is an area, a category and a price. Understood words are
 * removed; understanding the remaining words again finds nothing more.
 */
export function understandWords(text: string): SearchWords {
  const { filters, left } = understand(text);
  return { q: rankedText(left), ...filters };
}

/** The same with the remaining words as they were typed, which rank alike. */
export function understandAsTyped(text: string): SearchWords {
  const { filters, left } = understand(text);
  return { q: typedText(left), ...filters };
}

/** Both, with the remaining words as typed in `typedWords`. */
export function understandBothWays(text: string): SearchWords & { typedWords: string } {
  const { filters, left } = understand(text);
  return { q: rankedText(left), typedWords: typedText(left), ...filters };
}

function typedText(left: readonly LeftWords[]): string {
  const [shown, ranked] = [shownText(left), rankedText(left)];
  // Alone, some words mean a filter: `tenant`, but not in `shop with a tenant for sale`.
  return shown !== ranked && hasFilters(understand(shown)) ? ranked : shown;
}

/** What listings say for words that are only searched for; undefined if some of them mean a filter. */
export function leftWordsOf(text: string): readonly LeftWords[] | undefined {
  const understood = understandOnce(text);
  return hasFilters(understood) ? undefined : understood.left;
}

const hasFilters = ({ filters }: Understood) => Object.keys(filters).length > 0;

function understand(text: string): Understood {
  let { filters, left } = understandOnce(text);
  for (let times = 1; times < mostTimes && rankedText(left) !== text; times += 1) {
    // Words that were separated may now be adjacent.
    const more = understandOnce(rankedText(left));
    if (rankedText(more.left) === rankedText(left)) break;
    filters = { ...more.filters, ...filters };
    left = more.left;
  }
  return { filters, left };
}

function understandOnce(text: string): Understood {
  const phrases = vocabulary();
  const reading = emptyReading();
  const dated = [...typedTerms(text)];
  takeDates(dated, reading);
  const terms = takeQuantities(dated, reading);
  takeAllowances(terms);
  takeNegations(terms, reading);
  if (!mayGuessKinds(terms, reading)) forgetGuessedKinds(terms);
  forgetSizesOfWishes(terms);
  forgetCountsOfWishes(terms);
  forgetPeriodsToChoose(terms);
  keepTenantsOfSales(terms);
  reading.isMonthly = terms.some((term) => senseOf(term, 'monthly'));
  const areAlternatives = offersPlaces(terms);
  takeNear(terms, phrases, reading);
  const rest = terms.flatMap((term) => takeTerm(term, reading) ?? []);
  if (areAlternatives) joinAlternatives(reading);
  addMeantCategories(reading, terms);
  return filtersOf(reading, rest);
}

const kinds = ['category', 'homes', 'dwelling', 'room'] as const;
const isKind = (term: Term): boolean => kinds.some((is) => senseOf(term, is) !== undefined);

const filterSenses = [
  'purpose',
  'area',
  'landmark',
  'near',
  'furnishing',
  'feature',
  'period',
  'order',
] as const;

/**
 * A word that only resembles a kind of property is taken for it beside other filters if no kind is said. Words that are
 * left are read again without them, and must mean the same.
 */
function mayGuessKinds(terms: readonly Term[], { price, rooms, bedrooms, size }: Reading): boolean {
  const sure = terms.filter((term) => !term.isMistyped);
  if (sure.some(isKind)) return false;
  const hasQuantity = [price, rooms, bedrooms, size].some((each) => each !== undefined);
  return hasQuantity || sure.some((term) => filterSenses.some((is) => senseOf(term, is)));
}

function forgetGuessedKinds(terms: Term[]): void {
  for (const [at, term] of terms.entries()) {
    if (term.isMistyped && isKind(term)) terms[at] = { tokens: term.tokens, senses: [] };
  }
}

/** In `house with a small garden` the house may be large. */
function forgetSizesOfWishes(terms: Term[]): void {
  for (const [at, term] of terms.entries()) {
    const order = senseOf(term, 'order')?.value;
    const next = terms[at + 1];
    const isWish = senseOf(next, 'wish') || senseOf(next, 'feature') || next?.senses.length === 0;
    if (isWish && (order === 'size' || order === 'size-desc'))
      terms[at] = { tokens: term.tokens, senses: [{ is: 'empty' }] };
  }
}

/** `2 girls`, `2 car parking`: listings do not count them, but say `2 BHK`. */
function forgetCountsOfWishes(terms: Term[]): void {
  for (const [at, term] of terms.entries()) {
    const next = terms[at + 1];
    if (senseOf(term, 'number') && (senseOf(next, 'wish') || senseOf(next, 'feature')))
      terms[at] = { tokens: term.tokens, senses: [{ is: 'empty' }] };
  }
}

/** `daily or monthly` is any rent. */
function forgetPeriodsToChoose(terms: Term[]): void {
  const isMonth = (term: Term | undefined) =>
    senseOf(term, 'purpose')?.value === 'rent' && !senseOf(term, 'period');
  for (const [at, term] of terms.entries()) {
    const sides = senseOf(term, 'or') ? [at - 1, at + 1] : [];
    if (!sides.some((side) => isMonth(terms[side]))) continue;
    for (const side of sides) {
      const chosen = terms[side];
      if (chosen && (senseOf(chosen, 'period') || senseOf(chosen, 'monthly')))
        terms[side] = { tokens: chosen.tokens, senses: [{ is: 'purpose', value: 'rent' }] };
    }
  }
}

/** A buyer's `shop with a tenant` is for sale, though `tenant` alone is a word of rents. */
function keepTenantsOfSales(terms: Term[]): void {
  const isFor = (purpose: Purpose) => (term: Term) => senseOf(term, 'purpose')?.value === purpose;
  if (!terms.some(isFor('buy'))) return;
  for (const [at, term] of terms.entries()) {
    const senses = term.senses.filter(({ is }) => is === 'wish');
    if (isFor('rent')(term) && senses.length > 0) terms[at] = { tokens: term.tokens, senses };
  }
}

function takeQuantities(terms: readonly Term[], reading: Reading): Term[] {
  const rest: Term[] = [];
  for (let at = 0; at < terms.length; ) {
    const found = quantityAt(terms, at);
    if (found) addQuantity(reading, found.quantity);
    const left = found ? found.noun : terms[at];
    if (left) rest.push(left);
    at = found?.end ?? at + 1;
  }
  return rest;
}

/** What a phrase may mean as well: `ghar jagga` is a house or land, `low rent` a rent, the cheapest first. */
const besides: Partial<Record<Sense['is'], 'dwelling' | 'order'>> = {
  category: 'dwelling',
  purpose: 'order',
};

/** A godown is a shop unless it is to be on a plot, and `jagah` is land unless it is to be a place for something. */
function addMeantCategories(
  { categories, homes, hasAlternatives, isForUse, isSpace }: Reading,
  terms: readonly Term[],
): void {
  if (isForUse && (categories.size === 0 || hasAlternatives)) categories.add('shop');
  else if (isSpace && categories.size + homes.size === 0)
    categories.add(terms.some(isBusiness) ? 'shop' : 'land');
}

/** What a shop is used for, which alone may also say what is near: `restaurant`. */
const businesses = new Set(byValue((lexicon) => lexicon.uses).map(([use]) => use));
const isBusiness = (term: Term): boolean => businesses.has(senseOf(term, 'wish')?.words ?? '');

const shortStays = new Set(inAllLanguages((lexicon) => lexicon.shortStays));

/** Notes what the phrase means, and returns the words to search for if it means no filter. */
function takeTerm(term: Term, reading: Reading): LeftWords | undefined {
  if (term.senses.length === 0) return leftWords(term);
  const use = senseOf(term, 'use');
  reading.isForUse ||= use !== undefined;
  if (use) return useWords(term, use.words);
  // `price per katha`, but not the Nepali `kata`, which asks where
  const isUnitOfLand = senseOf(term, 'unit')?.suffix && !senseOf(term, 'empty');
  if (senseOf(term, 'space') || isUnitOfLand) {
    reading.isSpace = true;
    return undefined;
  }
  for (const sense of term.senses) {
    if (!note(sense, reading, term)) continue;
    const beside = besides[sense.is];
    const other = beside && senseOf(term, beside);
    if (other) note(other, reading, term);
    reading.hasAlternatives ||= other?.is === 'dwelling';
    return undefined;
  }
  const floor = senseOf(term, 'floor');
  if (floor) {
    reading.floors.push({ value: floor.value, isSaid: true, term });
    return undefined;
  }
  const wish = senseOf(term, 'wish');
  if (wish && shortStays.has(wish.words)) {
    reading.shortStays.push(useWords(term, wish.words));
    return undefined;
  }
  if (wish) return leftWords(term, wish.words);
  const isSaid = ['number', 'kind', 'landmark', 'money', 'unit', 'kilometres', 'periodUnit'].some((is) =>
    senseOf(term, is as Sense['is']),
  );
  return isSaid && !senseOf(term, 'empty') ? kindWords(term) : undefined;
}

/** Whether the sense is a filter by itself. */
function note(sense: Sense, reading: Reading, term: Term): boolean {
  if (sense.is === 'area') reading.areas.add(sense.area);
  else if (sense.is === 'landmark') reading.landmarks.add(sense.slug);
  else if (sense.is === 'category') reading.categories.add(sense.value);
  else if (sense.is === 'homes' || sense.is === 'dwelling' || sense.is === 'room')
    reading.homes.add(sense.is);
  else if (sense.is === 'purpose') reading.purposes.add(sense.value);
  else if (sense.is === 'period') reading.periods.add(sense.value);
  else if (sense.is === 'furnishing') reading.furnishings.add(sense.value);
  else if (sense.is === 'feature') reading.features.add(sense.value);
  else if (sense.is === 'order') reading.orders.push(sense.value);
  else if (sense.is === 'city') reading.city = leftWords(term, sense.name);
  else if (sense.is === 'or') reading.hasAlternatives = true;
  else return false;
  return true;
}
