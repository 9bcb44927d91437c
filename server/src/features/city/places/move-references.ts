import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PlaceTable } from './place-kinds.ts';

/** What is found by the slug of a place has the slug of another one from now on. Settings are read with former slugs. */
export async function moveReferences(
  transaction: Transaction<Tables>,
  table: PlaceTable,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await moveSearches(transaction, table === 'areas' ? 'location' : 'landmark', from, into);
  if (table === 'landmarks') return;
  for (const listings of ['listings', 'removed_listings'] as const)
    await transaction.updateTable(listings).set({ area: into }).where('area', '=', from).execute();
  await transaction
    .updateTable('areas')
    .set({ belongs_to: sql`nullif(${into}::text, slug)` })
    .where('belongs_to', '=', from)
    .execute();
  await transaction.updateTable('former_areas').set({ area: into }).where('area', '=', from).execute();
}

async function moveSearches(
  transaction: Transaction<Tables>,
  filter: 'location' | 'landmark',
  from: string,
  into: string,
): Promise<void> {
  const path = sql`array[${filter}]::text[]`;
  await sql`
    update saved_searches set
      areas = case when ${filter === 'location'} then array(
        select distinct case area when ${from} then ${into} else area end from unnest(areas) as area
      ) else areas end,
      search = case when search ? ${filter} then jsonb_set(search, ${path}, (
        select jsonb_agg(distinct case slug when ${from} then ${into} else slug end)
        from jsonb_array_elements_text(search -> ${filter}) as slug
      )) else search end
    where search -> ${filter} ? ${from} or (${filter === 'location'} and ${from} = any (areas))
  `.execute(transaction);
}
