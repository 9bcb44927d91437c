import type { Listing } from '@thikana/contract/listings';

/** The drawing that stands in for a missing photograph. */
export function fallbackPicture({ propertyCategory }: Pick<Listing, 'propertyCategory'>): string {
  return propertyCategory === 'land' ? '/default-land.svg' : '/default-home.svg';
}
