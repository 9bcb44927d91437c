import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type MovedSearch, moveSearches } from './move-searches.ts';
import { savedQuery } from './saved-query.ts';

/** Saved searches of a place become searches of another one. */
export async function replacePlace(
  transaction: Transaction<Tables>,
  filter: 'location' | 'landmark',
  { from, into }: { from: string; into: string },
): Promise<void> {
  const path = sql`array[${filter}]::text[]`;
  const { rows } = await sql<MovedSearch & { slugs: string[] | null }>`
    update saved_searches set
      areas = case when ${filter === 'location'} then array(
        select distinct case area when ${from} then ${into} else area end from unnest(areas) as area
      ) else areas end,
      search = case when search ? ${filter} then jsonb_set(search, ${path}, (
        select jsonb_agg(distinct case slug when ${from} then ${into} else slug end)
        from jsonb_array_elements_text(search -> ${filter}) as slug
      )) else search end
    where search -> ${filter} ? ${from} or (${filter === 'location'} and ${from} = any (areas))
    returning id, recipient_id, query, search -> ${filter} as slugs`.execute(transaction);
  await moveSearches(
    transaction,
    rows.map(({ slugs, query, ...search }) => {
      const filters = Object.fromEntries(new URLSearchParams(query));
      return { ...search, query: savedQuery({ ...filters, ...(slugs && { [filter]: slugs.join() }) }) };
    }),
  );
}
