import type { Category, Frequency, Furnishing, Intent } from '@thikana/contract/vocabulary';
import type { Place, Spot } from './places/place.ts';

/** What is known about an offer before its text is written. */
export interface Subject {
  intent: Intent;
  category: Category;
  place: Place;
  spot: Spot;
  /** The size in words: '2 BHK', '220 sq ft', '3 katha'. */
  size: string;
  bedrooms: number;
  bathrooms: number;
  floor: number;
  furnishing: Furnishing | undefined;
  attachedBathroom: boolean;
  parking: boolean;
  hasShutter: boolean;
  /** Undefined for sales. */
  frequency: Frequency | undefined;
  askingRupees: number;
  monthsOfDeposit: number;
}

export const isStay = ({ frequency }: Subject): boolean => frequency === 'day' || frequency === 'week';
