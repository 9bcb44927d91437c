import type { Frequency, Furnishing } from '@thikana/contract/vocabulary';
import type { Kind } from '../kinds.ts';
import type { Place, Spot } from '../places/place.ts';
import { flatPriceRupees, housePriceRupees, monthlyRentRupees, roundTo, stayRupees } from '../prices.ts';
import type { Random } from '../random.ts';
import type { Offer } from './offer.ts';

interface HomeRequest {
  kind: Kind & { category: 'flat' | 'house' };
  place: Place;
  spot: Spot;
  availableFrom: string;
  random: Random;
}

interface Rooms {
  bedrooms: number;
  bathrooms: number;
  builtUpArea: number;
}

export function offerHome({ kind, place, spot, availableFrom, random }: HomeRequest): Offer {
  const { intent, category, frequency } = kind;
  const isGuests = frequency === 'day' || frequency === 'week';
  const rooms = planRooms(category, intent === 'sell', random);
  const furnishing = isGuests ? 'fully-furnished' : chooseFurnishing(intent === 'sell', random);
  const floor = category === 'house' ? random.pick([0, 0, 0, 1, 1, 2]) : random.between(1, 4);
  const parking = random.chance(place.isHill ? 0.35 : 0.6);
  const attachedBathroom = rooms.bathrooms > 1 || random.chance(0.6);
  const home = { ...rooms, furnishing, parking, attachedBathroom, availableFrom };
  const price =
    intent === 'sell'
      ? { price: salePrice(category, rooms, place, random) }
      : rentTerms(frequency ?? 'month', { ...rooms, furnishing, place }, random);
  return {
    subject: {
      ...{ intent, category, place, spot, floor, frequency, hasShutter: false, ...home },
      size: `${rooms.bedrooms} BHK`,
      askingRupees: 'price' in price ? price.price : price.pricePerFrequency,
      monthsOfDeposit: random.pick([1, 2, 2, 2, 3]),
    },
    details: { ...home, ...(category === 'house' ? { floor } : {}), ...price },
  };
}

function planRooms(category: 'flat' | 'house', isForSale: boolean, random: Random): Rooms {
  const bedrooms = random.pick(bedroomsOf(category, isForSale));
  const mostBathrooms = category === 'house' ? bedrooms : Math.min(bedrooms, 3);
  const bathrooms = random.between(Math.max(1, bedrooms - 1), mostBathrooms);
  const perBedroom = category === 'house' ? random.between(360, 520) : random.between(300, 420);
  return { bedrooms, bathrooms, builtUpArea: roundTo(120 + bedrooms * perBedroom, 10) };
}

function bedroomsOf(category: 'flat' | 'house', isForSale: boolean): readonly number[] {
  if (category === 'house') return isForSale ? [3, 3, 4, 4, 5] : [1, 2, 2, 3, 3, 4];
  return isForSale ? [2, 2, 3, 3, 3] : [1, 1, 2, 2, 2, 2, 3, 3];
}

function chooseFurnishing(isForSale: boolean, random: Random): Furnishing {
  if (isForSale) return random.pick(['unfurnished', 'unfurnished', 'semi-furnished']);
  return random.pick(['unfurnished', 'unfurnished', 'semi-furnished', 'semi-furnished', 'fully-furnished']);
}

function salePrice(category: 'flat' | 'house', rooms: Rooms, place: Place, random: Random): number {
  if (category === 'flat') return flatPriceRupees(rooms.builtUpArea, place, random);
  return housePriceRupees({ ...rooms, katha: random.pick([2, 2.5, 3, 3, 4]) }, place, random);
}

function rentTerms(
  frequency: Frequency,
  home: { bedrooms: number; furnishing: Furnishing; place: Place },
  random: Random,
) {
  if (frequency === 'day' || frequency === 'week') {
    const [availableForDuration, availableForDurationUnit] = random.pick(
      frequency === 'day' ? guestDurations.day : guestDurations.week,
    );
    const pricePerFrequency = stayRupees(home.bedrooms, frequency, home.place, random);
    return { pricePerFrequency, frequency, availableForDuration, availableForDurationUnit };
  }
  const monthly = monthlyRentRupees(home, random);
  const [availableForDuration, availableForDurationUnit] = random.pick(tenantDurations);
  return {
    pricePerFrequency: frequency === 'year' ? roundTo(monthly * 11.5, 1_000) : monthly,
    frequency,
    availableForDuration: frequency === 'year' ? random.between(2, 4) : availableForDuration,
    availableForDurationUnit: frequency === 'year' ? 'year' : availableForDurationUnit,
  } as const;
}

type Duration = readonly [count: number, unit: Frequency];
const guestDurations: Record<'day' | 'week', readonly Duration[]> = {
  day: [
    [15, 'day'],
    [30, 'day'],
    [3, 'month'],
  ],
  week: [
    [4, 'week'],
    [8, 'week'],
    [3, 'month'],
  ],
};
const tenantDurations: readonly Duration[] = [
  [11, 'month'],
  [11, 'month'],
  [11, 'month'],
  [2, 'year'],
  [3, 'year'],
  [6, 'month'],
];
