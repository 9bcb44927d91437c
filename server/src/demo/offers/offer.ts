import type { ListingFields } from '@thikana/contract/listing-fields';
import type { Subject } from '../subject.ts';

/** An offer without title and description. */
export interface Offer {
  subject: Subject;
  details: Partial<ListingFields>;
}
