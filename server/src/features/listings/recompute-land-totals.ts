import { landUnits, landWeight } from '@thikana/contract/land';
import type { Settings } from '@thikana/contract/settings';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Recomputes the totals of all land, as `landTotal` would with these units. */
export async function recomputeLandTotals(
  transaction: Transaction<Tables>,
  units: Settings['landUnits'],
): Promise<void> {
  const weights = JSON.stringify(
    Object.fromEntries(landUnits().map((each) => [each.unit, landWeight(each, units)])),
  );
  await sql`
    with weights as (select key as unit, value::double precision as weight from jsonb_each_text(${weights}::jsonb))
    update listings
    set total_price_rupees =
      floor(available_land_space * (space.weight / price.weight) * price_per_unit_rupees + 0.5)::bigint
    from weights as space, weights as price
    where category = 'land' and space.unit = available_land_space_unit and price.unit = listings.unit
  `.execute(transaction);
}
