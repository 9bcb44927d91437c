import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { replacePlace } from '../../saved-searches/saved-searches.feature.ts';
import type { PlaceTable } from './place-kinds.ts';

/** What is found by the slug of a place has the slug of another one from now on. Settings are read with former slugs. */
export async function moveReferences(
  transaction: Transaction<Tables>,
  table: PlaceTable,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await replacePlace(transaction, table === 'areas' ? 'location' : 'landmark', { from, into });
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
