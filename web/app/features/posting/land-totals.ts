import { amountFromText, numberFromText } from '@thikana/contract/fields';
import { findLandUnit, hasPrintedWeights, type LandUnitSet, landTotal } from '@thikana/contract/land';
import type { PostingValues } from './posting-values.ts';

type LandValues = Pick<
  PostingValues,
  'pricePerUnit' | 'unit' | 'availableLandSpace' | 'availableLandSpaceUnit'
>;

/**
 * The total price of the land as typed, by the site's weights, and by the true sizes where that differs. Undefined until
 * it can be computed.
 */
export function landTotals(
  values: LandValues,
  weights: LandUnitSet,
): { total: number; standard: number | undefined } | undefined {
  const { unit, availableLandSpaceUnit } = values;
  const pricePerUnit = amountFromText(values.pricePerUnit);
  const availableLandSpace = numberFromText(values.availableLandSpace);
  if (!findLandUnit(unit) || !findLandUnit(availableLandSpaceUnit)) return undefined;
  if (typeof pricePerUnit !== 'number' || typeof availableLandSpace !== 'number') return undefined;
  const price = { pricePerUnit, unit, availableLandSpace, availableLandSpaceUnit };
  const total = landTotal(price, weights);
  const isStandard = weights === 'standard' || !hasPrintedWeights() || unit === availableLandSpaceUnit;
  const standard = isStandard ? total : landTotal(price, 'standard');
  return { total, standard: standard === total ? undefined : standard };
}
