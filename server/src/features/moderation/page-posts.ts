import type { pagePosts as endpoint, selectPosts as selectEndpoint } from '@thikana/contract/moderation';
import { limits } from '@thikana/contract/vocabulary';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { pageOf, rowsOfPage } from '../../lib/paging.ts';
import { alphabetical } from '../../platform/database/alphabetical.ts';
import { matchesWords } from '../../platform/database/search-words.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { hasOpenSignal } from '../fraud-checks/fraud-checks.feature.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { moderationRepository } from './moderation.repository.ts';

type PostsQuery = z.output<typeof endpoint.query>;
type PostsFilter = z.output<typeof selectEndpoint.query>;

const sortColumns = {
  created: () => sql`listings.id`,
  title: () => alphabetical(sql`lower(listings.title)`),
  price: () => sql`coalesce(rent_rupees, price_rupees, total_price_rupees)`,
  owner: () => alphabetical(sql`lower(users.name)`),
  status: () => sql`approval_status`,
} as const satisfies Record<PostsQuery['sort'], unknown>;

/** One page of listings of any status. Finds the ids first, because rows are wide and only eight are needed. */
export async function pagePosts({ db }: ModerationDependencies, query: PostsQuery) {
  const [{ total }, ids] = await Promise.all([
    matching(db, query)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    listIds(db, query),
  ]);
  return {
    listings: await moderationRepository(db).listByIds(ids),
    ...pageOf(query.page, limits.pageSize, total),
  };
}

async function listIds(db: Kysely<Tables>, query: PostsQuery): Promise<string[]> {
  const { limit, offset } = rowsOfPage(query.page, limits.pageSize);
  const rows = await matching(db, query)
    .select('listings.id')
    .orderBy(sortColumns[query.sort](), query.direction)
    .orderBy('listings.id', query.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => row.id);
}

/** The oldest listings that match, as far as one selection reaches. */
export async function selectPosts({ db }: Pick<ModerationDependencies, 'db'>, filter: PostsFilter) {
  const [{ total }, rows] = await Promise.all([
    matching(db, filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    matching(db, filter)
      .select(['listings.id', 'listings.updated_at'])
      .orderBy('listings.id')
      .limit(limits.selectedListings)
      .execute(),
  ]);
  return {
    posts: rows.map(({ id, updated_at }) => ({ _id: id, updatedAt: updated_at.toISOString() })),
    total,
  };
}

function matching(db: Kysely<Tables>, { status, signal, owner, batch, q }: PostsFilter) {
  return db
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .$if(status !== undefined, (query) =>
      query.where('approval_status', '=', status as NonNullable<typeof status>),
    )
    .$if(signal !== undefined, (query) => query.where(hasOpenSignal(signal === 'any' ? undefined : signal)))
    .$if(owner !== undefined, (query) => query.where('owner_id', '=', owner ?? ''))
    .$if(batch !== undefined, (query) => query.where('import_batch_id', '=', batch ?? 0))
    .$if(Boolean(q), (query) =>
      query.where(({ ref }) =>
        matchesWords(q ?? '', [
          ref('listings.title'),
          ref('listings.second_title'),
          ref('listings.location'),
          ref('listings.alternate_location'),
          ref('listings.id'),
          ref('users.name'),
          ref('users.email'),
          ref('users.phone'),
        ]),
      ),
    );
}
