import type { Listing } from '@thikana/contract/listings';
import type { Category, Frequency, Furnishing, Intent, LandUnit } from '@thikana/contract/vocabulary';
import { cardPrice, fullPrice } from './format.ts';

const categoryLabels: Record<Category, string> = {
  house: 'House',
  flat: 'Flat/Apartment',
  shop: 'Shop',
  land: 'Land',
};
const intentLabels: Record<Intent, string> = { rent: 'For rent', sell: 'For sale' };
const furnishingLabels: Record<Furnishing, string> = {
  unfurnished: 'Unfurnished',
  'semi-furnished': 'Semi-furnished',
  'fully-furnished': 'Fully furnished',
};
const frequencyLabels: Record<Frequency, string> = {
  day: 'Per day',
  week: 'Per week',
  month: 'Per month',
  year: 'Per year',
};
const landUnitLabels: Record<LandUnit, string> = {
  decimal: 'Decimal',
  'sq foot': 'Square foot',
  katha: 'Katha',
  bigha: 'Bigha',
  acre: 'Acre',
};

export const categoryLabel = (category: Category): string => categoryLabels[category];
export const intentLabel = (intent: Intent): string => intentLabels[intent];
export const furnishingLabel = (furnishing: Furnishing): string => furnishingLabels[furnishing];
export const frequencyLabel = (frequency: Frequency): string => frequencyLabels[frequency];
export const landUnitLabel = (unit: LandUnit): string => landUnitLabels[unit];

type Priced = Pick<Listing, 'intent' | 'price' | 'totalPrice' | 'pricePerFrequency' | 'frequency'>;

/** The price in rupees and its period. */
export function listingRupees(listing: Priced): {
  rupees: number | undefined;
  frequency: Frequency | undefined;
} {
  if (listing.intent === 'rent') {
    return { rupees: listing.pricePerFrequency ?? listing.price, frequency: listing.frequency ?? 'month' };
  }
  return { rupees: listing.price ?? listing.totalPrice, frequency: undefined };
}

/** The price as a card (`short`) or the detail page shows it. */
export function listingPrice(
  listing: Priced,
  form: 'short' | 'full' = 'short',
): { amount: string; per?: string } {
  const { rupees, frequency } = listingRupees(listing);
  const amount = form === 'short' ? cardPrice(rupees) : fullPrice(rupees);
  return rupees && frequency ? { amount, per: `/ ${frequency}` } : { amount };
}

/** The address of a listing's page. */
export function listingPath(listing: Pick<Listing, 'intent' | '_id'>): string {
  return `${listing.intent === 'rent' ? '/rentals' : '/buys'}/${listing._id}`;
}

/** '10000-20000' → '₹10,000 – ₹20,000'; '720000+' → '₹7.2 L and above'. */
export function priceRangeLabel(range: string): string {
  if (range.endsWith('+')) return `${cardPrice(Number(range.slice(0, -1)))} and above`;
  const [min = '0', max = '0'] = range.split('-');
  const from = Number(min) === 0 ? '₹0' : cardPrice(Number(min));
  return `${from} – ${cardPrice(Number(max))}`;
}
