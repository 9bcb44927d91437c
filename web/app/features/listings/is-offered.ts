import type { Listing } from '@thikana/contract/listings';
import { type Category, categoriesByIntent } from '@thikana/contract/vocabulary';

/** Whether this page knows the fields of the listing's category. */
export function isOffered({ intent, propertyCategory }: Listing): boolean {
  return categoriesByIntent[intent].some((known: Category) => known === propertyCategory);
}
