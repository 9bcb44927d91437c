import type { Area } from '@thikana/contract/areas';
import type { FeaturedOffer } from '@thikana/contract/featured';
import type { Settings } from '@thikana/contract/settings';
import type { PaymentProvider } from './payments.ts';

/** The offers for listings of an area. Paid offers require a payment provider. */
export function offersFor(
  settings: Settings,
  providers: readonly PaymentProvider[],
  area: Area,
): FeaturedOffer[] {
  const canBePaid = providers.some((provider) => provider.isReady(settings));
  return settings.featured.offers.filter(
    (offer) => (offer.area === 'any' || offer.area === area) && (offer.priceRupees === 0 || canBePaid),
  );
}
