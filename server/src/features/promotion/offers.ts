import type { Area } from '@thikana/contract/areas';
import type { FeaturedOffer } from '@thikana/contract/featured';
import type { Settings } from '@thikana/contract/settings';

/** What may be taken for listings of an area. Nothing is sold while nobody can be paid. */
export function offersFor(
  { featured, upi }: Pick<Settings, 'featured' | 'upi'>,
  area: Area,
): FeaturedOffer[] {
  return featured.offers.filter(
    (offer) => (offer.area === 'any' || offer.area === area) && (offer.priceRupees === 0 || upi.id !== ''),
  );
}
