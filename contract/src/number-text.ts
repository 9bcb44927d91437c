import { currentCity } from './city.ts';

/** The ends of the groups of digits: after every three, or as in 1,23,45,678. */
const groupEnds = { million: /\d(?=(\d{3})+$)/g, lakh: /\d(?=(\d\d)+\d$)/g };

/**
 * A number grouped as the city writes numbers, with at most `decimals` decimals, halves rounded away from zero. The
 * output equals that of Intl.NumberFormat, which would delay every first page by tens of milliseconds.
 */
export function numberText(value: number, decimals = 2): string {
  const [whole = '', fraction] = String(round(value, decimals)).split('.');
  const groups = whole.replace(groupEnds[currentCity().amounts], '$&,');
  return fraction ? `${groups}.${fraction}` : groups;
}

export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * (1 + Number.EPSILON) * scale)) / scale;
}

/** A whole amount in the currency of the city: ₹1,25,000, €125,000. */
export function amountText(value: number): string {
  return withCurrency(numberText(value, 0));
}

/** ₹1.2, Rs 1.2 */
export const withCurrency = (text: string): string => `${currentCity().currencySymbol}${text}`;

/** The currency without an amount, as labels of fields name it: ₹, Rs. */
export const currencySign = (): string => currentCity().currencySymbol.trim();
