import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

type Builder = ExpressionBuilder<Tables, 'listings'>;

/** The condition for public listings. */
export function wherePublic() {
  return (builder: Builder): Expression<SqlBool> =>
    builder.and([builder('approval_status', '=', 'approved'), builder('hidden_at', 'is', null)]);
}

export function hasPictures(builder: Builder) {
  return builder.exists(
    builder
      .selectFrom('listing_pictures')
      .select('position')
      .whereRef('listing_pictures.listing_id', '=', 'listings.id'),
  );
}
