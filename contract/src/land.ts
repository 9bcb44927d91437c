import type { LandUnit } from './vocabulary.ts';

/** The weight of each land unit, in katha. */
export type LandWeights = Readonly<Record<LandUnit, number>>;

/**
 * `printed`: the weights in the product specification. `standard`: West Bengal's measures (1 katha = 720 sq ft, 1 bigha
 * = 20 katha, 1 acre = 60.5 katha, 1 decimal = 0.605).
 */
export const landWeights = {
  printed: { katha: 1, bigha: 20, decimal: 0.8, acre: 66.67, 'sq foot': 0.000367 },
  standard: { katha: 1, bigha: 20, decimal: 0.605, acre: 60.5, 'sq foot': 1 / 720 },
} as const satisfies Record<string, LandWeights>;

/** The size of each unit by West Bengal's measures, whichever weights the totals use. */
export const squareFeetOf: LandWeights = {
  'sq foot': 1,
  decimal: 435.6,
  katha: 720,
  bigha: 14_400,
  acre: 43_560,
};

export interface LandPrice {
  pricePerUnit: number;
  unit: LandUnit;
  availableLandSpace: number;
  availableLandSpaceUnit: LandUnit;
}

/** The computed total in whole rupees: space × (its unit's weight ÷ the price unit's weight) × price per unit. */
export function landTotalRupees(price: LandPrice, weights: LandWeights = landWeights.printed): number {
  const unitsOfPrice =
    price.availableLandSpace * (weights[price.availableLandSpaceUnit] / weights[price.unit]);
  return Math.round(unitsOfPrice * price.pricePerUnit);
}
