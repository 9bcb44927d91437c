import type { Listing } from '@thikana/contract/listings';
import type { Category } from '@thikana/contract/vocabulary';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const categoryLabels: Record<Category, string> = {
  house: 'House',
  flat: 'Flat/Apartment',
  shop: 'Shop',
  land: 'Land',
};

type Offered = Pick<
  Listing,
  'intent' | 'propertyCategory' | 'location' | 'price' | 'totalPrice' | 'pricePerFrequency' | 'frequency'
>;

/** 'Flat/Apartment for rent, Sevoke Road, Siliguri: ₹12,000 / month' */
export function offerText(listing: Offered): string {
  const { offer, price, per } = offerWords(listing);
  return `${offer}, ${listing.location}: ${`${price} ${per}`.trim()}`;
}

type Lowered = Offered & Pick<Listing, 'pricePerUnit'>;

/** The same after a lower price; for land, the earlier price per unit. */
export function lowerOfferText(listing: Lowered, earlierRupees: number): string {
  const { totalPrice, pricePerUnit } = listing;
  const units = totalPrice && pricePerUnit ? totalPrice / pricePerUnit : 1;
  return `${offerText(listing)}, before ${rupees.format(earlierRupees * units)}`;
}

/** The offer, its price and its period. */
export function offerWords({
  intent,
  propertyCategory,
  price,
  totalPrice,
  pricePerFrequency,
  frequency,
}: Omit<Offered, 'location'>): { offer: string; price: string; per: string } {
  const purpose = intent === 'rent' ? 'for rent' : 'for sale';
  const amount = intent === 'rent' ? pricePerFrequency : (price ?? totalPrice);
  return {
    offer: `${categoryLabels[propertyCategory]} ${purpose}`,
    price: amount ? rupees.format(amount) : 'Price on request',
    per: amount && intent === 'rent' ? `/ ${frequency}` : '',
  };
}
