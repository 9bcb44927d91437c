import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A saved search with the recipient and the query that it has from now on. */
export interface MovedSearch {
  id: string;
  recipient_id: string;
  query: string;
}

/**
 * Gives saved searches another recipient or query. Searches that become equal become one: of the confirmed ones, that
 * with the most emails. It takes over the matches of the others, so that no listing is mailed again.
 */
export async function moveSearches(
  transaction: Transaction<Tables>,
  moved: readonly MovedSearch[],
): Promise<void> {
  if (moved.length === 0) return;
  const placed = sql`
    placed as (
      select searches.id, coalesce(moved.recipient_id, searches.recipient_id) as recipient_id,
        coalesce(moved.query, searches.query) as query, frequency, confirmed_at
      from saved_searches as searches
      left join unnest(${moved.map(({ id }) => id)}::text[], ${moved.map((each) => each.recipient_id)}::text[],
        ${moved.map(({ query }) => query)}::text[]) as moved (id, recipient_id, query) on moved.id = searches.id
      where searches.id = any (${moved.map(({ id }) => id)})
        or searches.recipient_id = any (${moved.map((each) => each.recipient_id)})
    ),
    kept as (
      select id, recipient_id, query, first_value(id) over (
        partition by recipient_id, query
        order by confirmed_at is null, array_position(array['at-once', 'daily', 'weekly', 'off'], frequency), id
      ) as kept_id
      from placed
    )`;
  await sql`
    with ${placed}
    insert into search_matches (search_id, listing_id, recipient_id, found_at, mailed_at)
    select kept_id, listing_id, kept.recipient_id, min(found_at), max(mailed_at)
    from search_matches join kept on kept.id = search_id
    where kept.id <> kept_id
    group by kept_id, listing_id, kept.recipient_id
    on conflict (search_id, listing_id)
      do update set mailed_at = coalesce(search_matches.mailed_at, excluded.mailed_at)`.execute(transaction);
  await sql`
    with ${placed}
    delete from saved_searches using kept
    where saved_searches.id = kept.id and kept.id <> kept_id`.execute(transaction);
  await sql`
    with ${placed}
    update saved_searches set recipient_id = kept.recipient_id, query = kept.query
    from kept
    where saved_searches.id = kept.id
      and (saved_searches.recipient_id, saved_searches.query) is distinct from (kept.recipient_id, kept.query)`.execute(
    transaction,
  );
  await sql`
    update search_matches set recipient_id = saved_searches.recipient_id
    from saved_searches
    where saved_searches.id = search_id and search_id = any (${moved.map(({ id }) => id)})
      and search_matches.recipient_id <> saved_searches.recipient_id`.execute(transaction);
}
