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
  const purpose = listing.intent === 'rent' ? 'for rent' : 'for sale';
  return `${categoryLabels[listing.propertyCategory]} ${purpose}, ${listing.location}: ${priceText(listing)}`;
}

function priceText({ intent, price, totalPrice, pricePerFrequency, frequency }: Offered): string {
  const amount = intent === 'rent' ? pricePerFrequency : (price ?? totalPrice);
  if (!amount) return 'Price on request';
  return intent === 'rent' ? `${rupees.format(amount)} / ${frequency}` : rupees.format(amount);
}
