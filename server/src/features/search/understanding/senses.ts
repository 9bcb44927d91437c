import type { Area } from '@thikana/contract/areas';
import type { FloorChoice } from '@thikana/contract/floors';
import type { SearchFeature } from '@thikana/contract/search/filters/features';
import type { Category, Furnishing, SearchOrder } from '@thikana/contract/vocabulary';
import type { Comparison, Purpose, RentPeriod } from './lexicon/lexicon.ts';

export type Side = 'before' | 'after';

/** One meaning of a word or phrase. Many have several; the words around decide. */
export type Sense =
  | { is: 'number'; value: number }
  | { is: 'money'; factor: number }
  /** The suffix is that of a size in an address; the size is in the unit of homes and shops. */
  | { is: 'unit'; suffix: string; size: number }
  | { is: 'compare'; how: Comparison; side: Side }
  | { is: 'category'; value: Category }
  /** Always beside the category. */
  | { is: 'use'; words: string }
  | { is: 'space' }
  | { is: 'purpose'; value: Purpose }
  | { is: 'period'; value: RentPeriod }
  /** Always beside the purpose. */
  | { is: 'monthly' }
  | { is: 'periodUnit'; value: RentPeriod }
  | { is: 'kilometres' }
  /** From 1. */
  | { is: 'month'; value: number }
  | { is: 'furnishing'; value: Furnishing }
  | { is: 'feature'; value: SearchFeature }
  | { is: 'floor'; value: FloorChoice }
  | { is: 'order'; value: SearchOrder }
  | { is: 'wish'; words: string }
  | { is: 'near'; side: Side }
  /** If adjoining, it denies only the word right before it. */
  | { is: 'not'; side: Side; isAdjoining?: boolean }
  | { is: 'allowance' }
  | { is: 'area'; area: Area }
  /** Towns and neighbourhoods are named like areas, alone. */
  | { is: 'landmark'; slug: string; isInhabited?: boolean }
  | { is: 'kind'; name: string; slugs: readonly string[] }
  | { is: 'city'; name: string }
  | { is: 'fraction'; value: number }
  | { is: 'andHalf' }
  | { is: 'currency' }
  | { is: 'classifier' }
  | { is: 'uncounted' }
  | { is: 'bedrooms' }
  | { is: 'bathrooms' }
  | { is: 'to' }
  | { is: 'or' }
  | { is: 'per' }
  | { is: 'homes' }
  | { is: 'dwelling' }
  | { is: 'room' }
  | { is: 'linking' }
  | { is: 'empty' };

export type SenseOf<Is extends Sense['is']> = Extract<Sense, { is: Is }>;
