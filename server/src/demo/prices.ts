import type { Place } from './places/place.ts';
import type { Random } from './random.ts';

const lakh = 100_000;

/** The monthly rent of a flat with this many bedrooms in an average part of the city. */
const flatRents: Record<number, readonly [low: number, high: number]> = {
  1: [5_000, 8_000],
  2: [8_500, 15_000],
  3: [14_500, 27_000],
  4: [24_000, 38_000],
  5: [30_000, 46_000],
};

const furnishedSurcharge = { unfurnished: 1, 'semi-furnished': 1.08, 'fully-furnished': 1.2 } as const;

export function monthlyRentRupees(
  home: { bedrooms: number; furnishing: keyof typeof furnishedSurcharge; place: Place },
  random: Random,
): number {
  const [low, high] = flatRents[home.bedrooms] ?? [5_000, 8_000];
  const rent = random.between(low, high) * home.place.rentLevel * furnishedSurcharge[home.furnishing];
  return roundTo(Math.max(rent, 4_500), 500);
}

/** Guests pay by the night or the week, more in the hills than in town. */
export function stayRupees(
  bedrooms: number,
  frequency: 'day' | 'week',
  place: Place,
  random: Random,
): number {
  const perNight = random.between(900, 1_500) * (0.5 + bedrooms * 0.55) * (place.isHill ? 1.35 : 1);
  return frequency === 'day' ? roundTo(perNight, 100) : roundTo(perNight * 5.5, 500);
}

export function shopRentRupees(areaSquareFeet: number, place: Place, random: Random): number {
  return roundTo(areaSquareFeet * random.between(45, 95) * place.rentLevel, 500);
}

export function flatPriceRupees(builtUpArea: number, place: Place, random: Random): number {
  const price = builtUpArea * place.flatRupeesPerSquareFoot * (0.9 + random.next() * 0.25);
  return roundTo(clamp(price, 22 * lakh, 120 * lakh), 50_000);
}

/** The price of the ground plus the cost of building, less depreciation. */
export function housePriceRupees(
  { builtUpArea, katha }: { builtUpArea: number; katha: number },
  place: Place,
  random: Random,
): number {
  const ground = katha * (place.landLakhPerKatha ?? 36) * lakh;
  const building = builtUpArea * random.between(1_200, 1_800);
  return roundTo(clamp(ground + building, 45 * lakh, 300 * lakh), lakh);
}

export function shopPriceRupees(areaSquareFeet: number, place: Place, random: Random): number {
  return roundTo(areaSquareFeet * place.flatRupeesPerSquareFoot * (1.8 + random.next() * 1.2), 50_000);
}

export function landRupeesPerKatha(lakhPerKatha: number, random: Random): number {
  return roundTo(clamp(lakhPerKatha * (0.85 + random.next() * 0.3), 5, 40) * lakh, 25_000);
}

export function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}

function clamp(amount: number, lowest: number, highest: number): number {
  return Math.min(Math.max(amount, lowest), highest);
}
