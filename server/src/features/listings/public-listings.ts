import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** SQL condition: everyone may see the listing. `isPublic` is the same rule for a row. */
export const wherePublic = sql<SqlBool>`(listings.approval_status = 'approved' and listings.hidden_at is null)`;

export function hasPictures(builder: ExpressionBuilder<Tables, 'listings'>) {
  return builder.exists(
    builder
      .selectFrom('listing_pictures')
      .select('position')
      .whereRef('listing_pictures.listing_id', '=', 'listings.id'),
  );
}
