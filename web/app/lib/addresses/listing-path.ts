import { listPaths } from '@thikana/contract/list-paths';
import type { Listing } from '@thikana/contract/listings';

/** The address of a listing's page. */
export function listingPath({ intent, _id }: Pick<Listing, 'intent' | '_id'>): string {
  return `${listPaths[intent]}/${_id}`;
}
