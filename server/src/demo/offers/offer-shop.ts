import type { Kind } from '../kinds.ts';
import type { Place, Spot } from '../places/place.ts';
import { roundTo, shopPriceRupees, shopRentRupees } from '../prices.ts';
import type { Random } from '../random.ts';
import type { Offer } from './offer.ts';

interface ShopRequest {
  kind: Kind;
  place: Place;
  spot: Spot;
  availableFrom: string;
  random: Random;
}

export function offerShop({ kind, place, spot, availableFrom, random }: ShopRequest): Offer {
  const shopArea = random.pick([110, 130, 150, 160, 180, 200, 220, 240, 280, 320, 360, 450]);
  const hasShutter = random.chance(0.75);
  const furnishing = random.pick(['unfurnished', 'unfurnished', 'semi-furnished'] as const);
  const shop = { shopArea, hasShutter, furnishing, availableFrom };
  const price = kind.intent === 'sell' ? sale() : lease();

  function sale() {
    return { price: shopPriceRupees(shopArea, place, random) };
  }

  function lease() {
    const monthly = shopRentRupees(shopArea, place, random);
    const isYearly = kind.frequency === 'year';
    return {
      pricePerFrequency: isYearly ? roundTo(monthly * 11, 1_000) : monthly,
      frequency: isYearly ? 'year' : 'month',
      availableForDuration: random.pick([3, 3, 5]),
      availableForDurationUnit: 'year',
    } as const;
  }

  return {
    subject: {
      ...{ place, spot, hasShutter, furnishing },
      intent: kind.intent,
      category: 'shop',
      frequency: kind.frequency,
      size: `${shopArea} sq ft`,
      askingRupees: 'price' in price ? price.price : price.pricePerFrequency,
      ...{ bedrooms: 0, bathrooms: 0, floor: 0, parking: false, attachedBathroom: false, monthsOfDeposit: 3 },
    },
    details: { ...shop, ...price },
  };
}
