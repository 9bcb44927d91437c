import { currentCity } from '@thikana/contract/city';
import { findLandUnit, landUnits, sizeOfLandUnit, unitText } from '@thikana/contract/land';
import type { Listing } from '@thikana/contract/listings';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { sizedAmount } from './price-per-size.ts';

/** The size of the land in the other units of the city, by their true sizes. Units larger than the land are left out. */
export function otherLandSizes({
  availableLandSpace: space,
  availableLandSpaceUnit: own,
}: Listing): string[] {
  const unit = own && findLandUnit(own);
  if (!space || !unit) return [];
  const squareFeet = space * unit.squareFeet;
  return landUnits()
    .filter((other) => other.unit !== own && squareFeet >= other.squareFeet)
    .map((other) =>
      m.detail_land_space({
        count: number(rounded(squareFeet / other.squareFeet)),
        unit: unitText(other.unit),
      }),
    );
}

/** The price of the land for one square foot or square metre, by the true size of the unit that it is sold in. */
export function landPricePerSize({ pricePerUnit, unit }: Listing): string | undefined {
  if (!pricePerUnit || !unit || !findLandUnit(unit) || unit === currentCity().areaUnit) return undefined;
  return sizedAmount(pricePerUnit / sizeOfLandUnit(unit));
}

const rounded = (value: number) => Math.round(value * 100) / 100;
