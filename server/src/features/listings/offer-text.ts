import { findArea } from '@thikana/contract/city';
import { langOf } from '@thikana/contract/language-of-text';
import type { Listing } from '@thikana/contract/listings';
import { amountText } from '@thikana/contract/number-text';
import { placeName } from '@thikana/contract/place-name';
import { m } from '../../paraglide/messages.js';

type Offered = Pick<
  Listing,
  | 'intent'
  | 'propertyCategory'
  | 'location'
  | 'area'
  | 'price'
  | 'totalPrice'
  | 'pricePerFrequency'
  | 'frequency'
>;

/** 'Flat/Apartment for rent, Sevoke Road, Siliguri: ₹12,000 a month' */
export function offerText(listing: Offered): string {
  const { offer, price, per } = offerWords(listing);
  const location = placeOf(listing);
  const priced = per ? m.offer_price_per({ price, per }) : price;
  return location
    ? m.offer_line({ offer, location, price: priced })
    : m.offer_line_without_place({ offer, price: priced });
}

/** The typed address in the current language, or else its area, if it lies in one. */
function placeOf({ location, area }: Pick<Offered, 'location' | 'area'>): string | undefined {
  if (!langOf(location)) return location;
  const found = findArea(area);
  return found && placeName(found);
}

type Lowered = Offered & Pick<Listing, 'pricePerUnit'>;

/** The same after a lower price; for land, the earlier price per unit. */
export function lowerOfferText(listing: Lowered, earlierRupees: number): string {
  const { totalPrice, pricePerUnit } = listing;
  const units = totalPrice && pricePerUnit ? totalPrice / pricePerUnit : 1;
  return m.offer_lowered({ offer: offerText(listing), price: amountText(earlierRupees * units) });
}

/** The offer, its price and its period. */
export function offerWords({
  intent,
  propertyCategory,
  price,
  totalPrice,
  pricePerFrequency,
  frequency,
}: Omit<Offered, 'location' | 'area'>): { offer: string; price: string; per: string } {
  const amount = intent === 'rent' ? pricePerFrequency : (price ?? totalPrice);
  return {
    offer: m.offer_name({ category: propertyCategory, intent }),
    price: amount ? amountText(amount) : m.offer_price_on_request(),
    per: amount && intent === 'rent' && frequency ? m.offer_per({ frequency }) : '',
  };
}
