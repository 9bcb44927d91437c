import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
import type { SearchFeature } from '@thikana/contract/search/filters/features';
import type { Category, Furnishing } from '@thikana/contract/vocabulary';

export type Phrases<Value extends string> = Partial<Record<Value, readonly string[]>>;

/**
 * The words of one language that mean a filter, in lower case, with single spaces within phrases. A word that several
 * languages share is in one of their files.
 */
export interface Lexicon {
  /** The digits from zero to nine, if the script has its own. */
  digits?: string;
  categories?: Phrases<Category>;
  purposes?: Phrases<Purpose>;
  furnishings?: Phrases<Furnishing>;
  features?: Phrases<SearchFeature>;
  /** Words for any landmark of a kind. */
  landmarkKinds?: Phrases<LandmarkKind>;
  near?: NearWords;
  numbers?: Readonly<Record<string, number>>;
  rooms?: RoomWords;
  prices?: PriceWords;
  /** Filler words without a meaning of their own. */
  emptyWords?: readonly string[];
}

export type Purpose = 'rent' | 'buy';

/** Words for nearness. */
interface NearWords {
  /** Before the place: `near the station`. */
  before?: readonly string[];
  /** After the place. */
  after?: readonly string[];
  /** Between the place and the word after it, as a word or as an ending: `station er kache`, `stationer kache`. */
  linking?: readonly string[];
}

interface RoomWords {
  bedrooms?: readonly string[];
  bathrooms?: readonly string[];
  /** Without a number: a single room. */
  one?: readonly string[];
  /** Between two numbers: either one. */
  or?: readonly string[];
  /** Between two numbers: the range from one to the other. */
  to?: readonly string[];
  /** Before the number. */
  atLeast?: readonly string[];
  moreThan?: readonly string[];
  /** After the number or the word for rooms. */
  orMore?: readonly string[];
}

interface PriceWords {
  /** After the figure, each with its factor. A city uses those of its own way to write amounts. */
  units?: Readonly<Record<string, number>>;
  /** Between two amounts. */
  to?: readonly string[];
  /** Before the amount. */
  atMost?: readonly string[];
  atLeast?: readonly string[];
  /** After the amount. */
  orLess?: readonly string[];
}
