import { AppError } from '@thikana/contract/errors';
import type { RemovedListing } from '@thikana/contract/removed-listings';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { presentListing } from '../listings/listings.feature.ts';
import { filterOfKind } from './listing-filter.ts';
import type { SearchDependencies } from './search.dependencies.ts';
import { searchRepository } from './search.repository.ts';

const similarCount = 4;

/** A formerly public listing that was deleted or closed, with similar ones. */
export async function viewRemovedListing({ db }: SearchDependencies, id: string): Promise<RemovedListing> {
  const removed = (await findDeleted(db, id)) ?? (await findClosed(db, id));
  if (!removed) throw new AppError('listing_not_found');
  const { intent, category, area } = removed;
  const similar = await searchRepository(db).listPublic(
    { filter: filterOfKind(removed), order: 'newest' },
    { limit: similarCount, offset: 0 },
  );
  return {
    intent,
    propertyCategory: category,
    area,
    removedAt: removed.removed_at.toISOString(),
    outcome: removed.outcome,
    similar: similar.map(presentListing),
  };
}

async function findDeleted(db: Kysely<Tables>, id: string) {
  const deleted = await db.selectFrom('removed_listings').selectAll().where('id', '=', id).executeTakeFirst();
  return deleted && { ...deleted, outcome: 'deleted' as const };
}

/** A listing that is hidden for any other reason is not revealed. */
async function findClosed(db: Kysely<Tables>, id: string) {
  const closed = await db
    .selectFrom('listings')
    .select(['intent', 'category', 'area', 'hidden_at as removed_at'])
    .where('id', '=', id)
    .where('approval_status', '=', 'approved')
    .where(sql<boolean>`'closed' = any (hidden_reasons) and hidden_reasons <@ array['closed', 'lapsed']`)
    .$narrowType<{ removed_at: Date }>()
    .executeTakeFirst();
  return closed && { ...closed, outcome: 'closed' as const };
}
