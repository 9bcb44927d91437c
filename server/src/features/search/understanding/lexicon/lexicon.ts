import type { FloorChoice } from '@thikana/contract/floors';
import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
import type { SearchFeature } from '@thikana/contract/search/filters/features';
import type { Category, Frequency, Furnishing, SearchOrder } from '@thikana/contract/vocabulary';

/** Separated by commas; alternatives within a phrase are in parentheses, one may be empty: `(car/bike) space`. */
type Texts = string;
type Phrases<Value extends string> = Partial<Record<Value, Texts>>;

/**
 * The words of one language that mean something in a search, in lower case, with single spaces within phrases. A word
 * that several languages share is in one of their files. Spellings that sound alike need no entry of their own, nor
 * does another script: `flat` is also ফ্ল্যাট.
 */
export interface Lexicon {
  /** The digits from zero to nine, if the script has its own. */
  digits?: string;
  categories?: Phrases<Category>;
  /** What a shop is used for, by the words that listings say. Listings of any kind may say it: `plot for a godown`. */
  uses?: Readonly<Record<string, Texts>>;
  /** Words for land that may also be a place for something: `office ke liye jagah`. */
  spaces?: Texts;
  /** A house or a flat. */
  homes?: Texts;
  /** A house that is for sale, but any home to rent. */
  dwellings?: Texts;
  /** One room: any home, the smallest first. */
  singleRooms?: Texts;
  purposes?: Phrases<Purpose>;
  /** Rents that are paid by the day, the week or the year. */
  periods?: Phrases<RentPeriod>;
  /** Words of monthly rents, which leave out rents by the day or week. */
  monthly?: Texts;
  /** After a number: `for 2 days`. */
  periodUnits?: Phrases<RentPeriod>;
  /** After a number: how far it is to a place. */
  kilometres?: Texts;
  furnishings?: Phrases<Furnishing>;
  features?: Phrases<SearchFeature>;
  floors?: Phrases<FloorChoice>;
  orders?: Phrases<SearchOrder>;
  /** Words for any landmark of a kind. */
  landmarkKinds?: Phrases<LandmarkKind>;
  near?: Sides & {
    /** Between the place and the word after it, as a word or as an ending: `station er kache`, `stationer kache`. */
    linking?: Texts;
  };
  /** By number, from 1. */
  months?: Readonly<Record<number, Texts>>;
  numbers?: Readonly<Record<number, Texts>>;
  /** Before a number, by what they add to it: `sadhe teen` is three and a half. Alone they add to one. */
  fractions?: Readonly<Record<string, Texts>>;
  /** After a number: half more than it. */
  andHalf?: Texts;
  /** Between a number and what it counts: `1 ta room`. */
  classifiers?: Texts;
  /** After a number: what is no filter, such as how many people are to live there, and for how many months. */
  uncounted?: Texts;
  /** After a number. */
  bedrooms?: Texts;
  bathrooms?: Texts;
  /** After a figure, by factor. A city uses those of its own way to write amounts. */
  moneyUnits?: Readonly<Record<number, Texts>>;
  /** Units of area, by square feet. Those of land belong to the city. */
  squareFeet?: Readonly<Record<number, Texts>>;
  comparisons?: Phrases<Comparison>;
  /** Beside a comparison, for the other side of the number: `under` before it, `or less` after it. */
  comparisonsAfter?: Phrases<Comparison>;
  /** Between two numbers: the range from one to the other. */
  to?: Texts;
  /** Between alternatives. */
  or?: Texts;
  /** Before a unit: the price of one. */
  per?: Texts;
  negations?: Sides & {
    /** Right after what they deny; elsewhere they only ask politely: `nich tola na`, but `flat dao na`. */
    adjoining?: Texts;
  };
  /** After what is allowed, but not asked for: `unfurnished also ok`. */
  allowances?: Texts;
  /** The wishes that listings name only to deny them: `no broker`. */
  denied?: Texts;
  /** The wishes that mean a home for guests, unless something else is asked for: `land for a homestay`. */
  shortStays?: Texts;
  /** What listings say, by the words that name it; several words are searched separately. */
  wishes?: Readonly<Record<string, Texts>>;
  /** Words to search for, with what listings say for them. They mean nothing where people type them. */
  sayings?: Readonly<Record<string, Texts>>;
  /** Grammatical endings without a meaning of their own. */
  endings?: Texts;
  /** Words that may be joined to the word before them. */
  joinedWords?: Texts;
  /** Filler words without a meaning of their own. */
  emptyWords?: Texts;
}

export type Purpose = 'rent' | 'buy';
export type RentPeriod = Exclude<Frequency, 'month'>;
export type Comparison = 'atMost' | 'atLeast' | 'moreThan' | 'about' | 'between';

/** The side of the word that it stands on. */
interface Sides {
  before?: Texts;
  after?: Texts;
}
