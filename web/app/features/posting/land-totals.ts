import { numberFromText } from '@thikana/contract/fields';
import { landTotalRupees, landWeights } from '@thikana/contract/land';
import type { Site } from '@thikana/contract/site';
import { landUnits } from '@thikana/contract/vocabulary';
import type { PostingValues } from './posting-values.ts';

type LandValues = Pick<
  PostingValues,
  'pricePerUnit' | 'unit' | 'availableLandSpace' | 'availableLandSpaceUnit'
>;

/**
 * The total price of the land as typed, by the site's weights, and by West Bengal's measures where they differ. Undefined
 * until it can be computed.
 */
export function landTotals(
  values: LandValues,
  weights: Site['landUnits'],
): { total: number; standard: number | undefined } | undefined {
  const unit = landUnits.find((known) => known === values.unit);
  const availableLandSpaceUnit = landUnits.find((known) => known === values.availableLandSpaceUnit);
  const pricePerUnit = numberFromText(values.pricePerUnit);
  const availableLandSpace = numberFromText(values.availableLandSpace);
  if (!unit || !availableLandSpaceUnit) return undefined;
  if (typeof pricePerUnit !== 'number' || typeof availableLandSpace !== 'number') return undefined;
  const price = { pricePerUnit, unit, availableLandSpace, availableLandSpaceUnit };
  return {
    total: landTotalRupees(price, landWeights[weights]),
    standard:
      weights === 'standard' || unit === availableLandSpaceUnit
        ? undefined
        : landTotalRupees(price, landWeights.standard),
  };
}
