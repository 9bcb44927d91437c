import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { wherePublic } from '../listings/listings.feature.ts';
import { demandsOf } from './filters.ts';
import type { ListingFilter } from './listing-filter.ts';

/** SQL condition: public listings that meet the filter. */
export function whereFound(filter: ListingFilter) {
  return (builder: ExpressionBuilder<Tables, 'listings'>): Expression<SqlBool> =>
    builder.and([wherePublic, ...demandsOf(filter).map(({ where }) => where(builder))]);
}
