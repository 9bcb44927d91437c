import type { UsualPrice } from '@thikana/contract/search/surroundings';
import { sql } from 'kysely';
import { comparableRupees } from './listing-conditions.ts';

const fewestForUsualPrice = 8;

/** The usual price of the listings of a query: the median and the middle half. */
export function usualPriceColumns() {
  return [
    sql<number>`count(${comparableRupees})`.as('count'),
    quartile(0.25).as('low'),
    quartile(0.5).as('median'),
    quartile(0.75).as('high'),
  ] as const;
}

function quartile(part: number) {
  return sql<number>`round(percentile_cont(${sql.lit(part)}) within group (order by ${comparableRupees}))::bigint`;
}

/** Too few prices say nothing about what is usual. */
export function usualPriceOf(prices: UsualPrice): UsualPrice | undefined {
  return prices.count >= fewestForUsualPrice ? prices : undefined;
}
