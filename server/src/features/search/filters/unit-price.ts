import { parseUnitPrice } from '@thikana/contract/unit-prices';
import { type SqlBool, sql } from 'kysely';
import { isSale, rupeesPerSquareFoot } from '../catalogue/catalogue-columns.ts';
import { bySlot } from '../catalogue/column-conditions.ts';
import { defineFilter } from '../filter.ts';
import { rupeesPerSquareFoot as inSql } from '../listing-conditions.ts';

/** Quotients differ in the last digits from the bounds that people say. */
const rounding = 1e-9;

/** The prices of sales per size. */
export const unitPrice = defineFilter({
  name: 'unitPrice',
  ask({ unitPrice }) {
    const range = unitPrice === undefined ? undefined : parseUnitPrice(unitPrice);
    if (!range) return undefined;
    const { min, max } = range;
    // Without a size, a price per size is infinite.
    return { min: min * (1 - rounding), max: max === undefined ? Number.MAX_VALUE : max * (1 + rounding) };
  },
  where: ({ min, max }, builder) =>
    builder.and([
      builder('intent', '=', 'sell'),
      sql<SqlBool>`${inSql} between ${min}::float8 and ${max}::float8`,
    ]),
  condition: ({ min, max }, columns) =>
    bySlot((slot) => {
      if (!isSale(columns, slot)) return false;
      const price = rupeesPerSquareFoot(columns, slot);
      return price >= min && price <= max;
    }),
});
