import type { Listing } from '@thikana/contract/listings';
import { amountText } from '@thikana/contract/number-text';
import { isOfferedRange } from '@thikana/contract/price-ranges';
import type { Category, Frequency, Furnishing, Intent } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';
import { cardPrice, exactPrice, fullPrice } from './format.ts';

const categoryLabels: Record<Category, () => string> = {
  house: m.category_house,
  flat: m.category_flat,
  shop: m.category_shop,
  land: m.category_land,
};
const intentLabels: Record<Intent, () => string> = { rent: m.intent_rent, sell: m.intent_sell };
const furnishingLabels: Record<Furnishing, () => string> = {
  unfurnished: m.furnishing_unfurnished,
  'semi-furnished': m.furnishing_semi,
  'fully-furnished': m.furnishing_fully,
};
const frequencyLabels: Record<Frequency, () => string> = {
  day: m.frequency_day,
  week: m.frequency_week,
  month: m.frequency_month,
  year: m.frequency_year,
};
const perFrequency: Record<Frequency, () => string> = {
  day: m.price_per_day,
  week: m.price_per_week,
  month: m.price_per_month,
  year: m.price_per_year,
};

/** Empty for a category that this version does not know. */
export const categoryLabel = (category: Category): string => categoryLabels[category]?.() ?? '';
export const intentLabel = (intent: Intent): string => intentLabels[intent]();
export const furnishingLabel = (furnishing: Furnishing): string => furnishingLabels[furnishing]();
export const frequencyLabel = (frequency: Frequency): string => frequencyLabels[frequency]();
type Priced = Pick<Listing, 'intent' | 'price' | 'totalPrice' | 'pricePerFrequency' | 'frequency'>;

/** The price in the city's currency, and its period. */
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
  return rupees && frequency ? { amount, per: perFrequency[frequency]() } : { amount };
}

/** '10000-20000' → '₹10,000 – ₹20,000'; '720000+' → '₹7.2 L and above'; a typed '0-12000' → 'Up to ₹12,000'. */
export function priceRangeLabel(range: string): string {
  if (range.endsWith('+')) {
    return m.price_and_above({ amount: exactPrice(Number(range.slice(0, -1))) });
  }
  const [min = '0', max = '0'] = range.split('-');
  const to = exactPrice(Number(max));
  if (Number(min) > 0) return m.price_range({ from: exactPrice(Number(min)), to });
  return isOfferedRange(range) ? m.price_range({ from: amountText(0), to }) : m.price_up_to({ amount: to });
}
