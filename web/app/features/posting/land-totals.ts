import { numberFromText } from '@thikana/contract/fields';
import { landTotalRupees, landWeights } from '@thikana/contract/land';
import { landUnits } from '@thikana/contract/vocabulary';
import type { PostingValues } from './posting-values.ts';

type LandValues = Pick<
  PostingValues,
  'pricePerUnit' | 'unit' | 'availableLandSpace' | 'availableLandSpaceUnit'
>;

/** The total of a piece of land as typed, once it can be computed; by West Bengal's measures where they differ. */
export function landTotals(values: LandValues): { total: number; standard: number | undefined } | undefined {
  const unit = landUnits.find((known) => known === values.unit);
  const availableLandSpaceUnit = landUnits.find((known) => known === values.availableLandSpaceUnit);
  const pricePerUnit = numberFromText(values.pricePerUnit);
  const availableLandSpace = numberFromText(values.availableLandSpace);
  if (!unit || !availableLandSpaceUnit) return undefined;
  if (typeof pricePerUnit !== 'number' || typeof availableLandSpace !== 'number') return undefined;
  const price = { pricePerUnit, unit, availableLandSpace, availableLandSpaceUnit };
  return {
    total: landTotalRupees(price),
    standard: unit === availableLandSpaceUnit ? undefined : landTotalRupees(price, landWeights.standard),
  };
}
