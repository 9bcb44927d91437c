import type { ListingFields } from '@thikana/contract/listing-fields';
import type { Subject } from '../subject.ts';

/** An offer without its words: what it is, and the fields that say so. */
export interface Offer {
  subject: Subject;
  details: Partial<ListingFields>;
}
