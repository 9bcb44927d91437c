import type { Listing } from '@thikana/contract/listings';

/** The illustration shown when there is no photo. */
export function fallbackPicture({ propertyCategory }: Pick<Listing, 'propertyCategory'>): string {
  return propertyCategory === 'land' ? '/default-land.svg' : '/default-home.svg';
}
