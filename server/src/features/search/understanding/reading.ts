import type { Area } from '@thikana/contract/areas';
import type { FloorChoice } from '@thikana/contract/floors';
import type { SearchFeature } from '@thikana/contract/search/filters/features';
import type { Category, Furnishing, SearchOrder } from '@thikana/contract/vocabulary';
import type { LeftWords } from './left-words.ts';
import type { Purpose, RentPeriod } from './lexicon/lexicon.ts';
import type { SenseOf } from './senses.ts';
import type { Term } from './terms.ts';

export interface PriceBounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** What was read in a text so far. */
export interface Reading {
  purposes: Set<Purpose>;
  categories: Set<Category>;
  deniedCategories: Set<Category>;
  /** Whether it says what a shop is used for. */
  isForUse: boolean;
  /** Whether it has a word for a place in general. */
  isSpace: boolean;
  /** Words for homes of several kinds. */
  homes: Set<'homes' | 'dwelling' | 'room'>;
  areas: Set<Area>;
  landmarks: Set<string>;
  /** Kinds of landmarks, with words to search for. */
  kinds: { slugs: readonly string[]; words: LeftWords }[];
  periods: Set<RentPeriod>;
  /** Whether rents by the day or week are left out. */
  isMonthly: boolean;
  /** Words that mean a home for guests, if no other filter contradicts. */
  shortStays: LeftWords[];
  /** The distance to the landmarks. */
  km?: number;
  furnishings: Set<Furnishing>;
  features: Set<SearchFeature>;
  /** False for the opposite of what was said. */
  floors: { value: FloorChoice; isSaid: boolean; term?: Term }[];
  orders: SearchOrder[];
  /** Exact numbers of bedrooms. */
  rooms?: number[];
  bedrooms?: number;
  bathrooms?: number;
  price?: PriceBounds & { isPlain: boolean };
  unitPrice?: PriceBounds & { unit: SenseOf<'unit'> };
  size?: string;
  /** No end of it was said: `5 katha`, `about 1,000 sq ft`. */
  isSizeAbout?: boolean;
  /** YYYY-MM-DD */
  available?: string;
  hasAlternatives: boolean;
  /** The name of the city. */
  city?: LeftWords;
}

export function emptyReading(): Reading {
  return {
    purposes: new Set(),
    categories: new Set(),
    deniedCategories: new Set(),
    isForUse: false,
    isSpace: false,
    homes: new Set(),
    areas: new Set(),
    landmarks: new Set(),
    kinds: [],
    periods: new Set(),
    isMonthly: false,
    shortStays: [],
    furnishings: new Set(),
    features: new Set(),
    floors: [],
    orders: [],
    hasAlternatives: false,
  };
}
