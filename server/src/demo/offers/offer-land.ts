import type { Place, Spot } from '../places/place.ts';
import { landRupeesPerKatha, roundTo } from '../prices.ts';
import type { Random } from '../random.ts';
import type { Offer } from './offer.ts';

const kathaPerDecimal = 0.605;
const kathaPerBigha = 20;
const squareFeetPerKatha = 720;

export function offerLand({ place, spot, random }: { place: Place; spot: Spot; random: Random }): Offer {
  const { unit, space, perUnit } = measure(place, random);
  return {
    subject: {
      ...{ intent: 'sell', category: 'land', place, spot, furnishing: undefined, frequency: undefined },
      size: `${space.toLocaleString('en-IN')} ${unit === 'sq foot' ? 'sq ft' : unit}`,
      askingRupees: Math.round(perUnit * space),
      ...{ bedrooms: 0, bathrooms: 0, floor: 0, parking: false, attachedBathroom: false },
      ...{ hasShutter: false, monthsOfDeposit: 0 },
    },
    details: {
      pricePerUnit: perUnit,
      unit,
      availableLandSpace: space,
      availableLandSpaceUnit: unit,
    },
  };
}

/** People use katha in town, decimal in the hills and outside, bigha in the pineapple fields. */
function measure(place: Place, random: Random): { unit: string; space: number; perUnit: number } {
  const perKatha = landRupeesPerKatha(place.landLakhPerKatha ?? 36, random);
  const isRural = place.isHill || place.rentLevel < 0.9;
  if (place.area === 'bidhan_nagar' && random.chance(0.5)) {
    // A field costs less per unit than a plot of the same size.
    const perBigha = roundTo(perKatha * kathaPerBigha * 0.25, lakh);
    return { unit: 'bigha', space: random.pick([1, 1.5, 2]), perUnit: perBigha };
  }
  if (isRural && random.chance(0.6)) {
    const perDecimal = roundTo(perKatha * kathaPerDecimal, 5_000);
    return { unit: 'decimal', space: random.pick([4, 5, 5.5, 6, 8, 10]), perUnit: perDecimal };
  }
  if (place.area === 'uttorayon') {
    const perFoot = roundTo(perKatha / squareFeetPerKatha, 50);
    return { unit: 'sq foot', space: random.pick([1_440, 2_160, 2_880]), perUnit: perFoot };
  }
  return { unit: 'katha', space: random.pick([2, 2.25, 2.5, 3, 3, 3.5, 4, 5, 6, 8]), perUnit: perKatha };
}

const lakh = 100_000;
