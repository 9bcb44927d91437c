import type { SearchFilter } from '@thikana/contract/search/filters';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { askedRupees, findSearchedListing, type SearchedListing } from '../search/search.feature.ts';
import { any } from './saved-search-row.ts';

const searchesAtOnce = 10_000;

interface Candidate {
  id: string;
  recipient_id: string;
  search: SearchFilter;
  words: string[] | null;
}

/**
 * Finds the saved searches that a listing matches without running each of them: the database excludes most candidates,
 * and the search engine decides about the rest. Existing matches are not created again.
 */
export async function matchListing(
  transaction: Transaction<Tables>,
  listingId: string,
  now: Date,
): Promise<number> {
  const listing = await findSearchedListing(transaction, listingId);
  if (!listing) return 0;
  let matched = 0;
  for (let after = ''; ; ) {
    const candidates = await listCandidates(transaction, listing, after);
    const met = candidates.filter(({ search, words }) =>
      listing.isFoundBy(search, words ?? undefined, now.getTime()),
    );
    await insertMatches(transaction, listingId, met, now);
    matched += met.length;
    const last = candidates.at(-1);
    if (!last || candidates.length < searchesAtOnce) return matched;
    after = last.id;
  }
}

/** Searches that can send emails. Owners get no alerts about their own listings. */
async function listCandidates(
  db: Kysely<Tables> | Transaction<Tables>,
  { row }: SearchedListing,
  after: string,
): Promise<Candidate[]> {
  const rupees = askedRupees(row) ?? null;
  const { rows } = await sql<Candidate>`
    select saved_searches.id, recipient_id, search, words
    from saved_searches
    join alert_recipients on alert_recipients.id = recipient_id
    left join users on users.id = user_id
    where frequency <> 'off' and confirmed_at is not null
      and areas && array[${any}, ${row.area}]
      and categories && array[${any}, ${row.category}]
      and intents && array[${any}, ${row.intent}]
      and least_rupees <= coalesce(${rupees}::float8, least_rupees)
      and most_rupees >= coalesce(${rupees}::float8, most_rupees)
      and paused_at is null
      and (users.id is null or (is_verified and banned_at is null))
      and user_id is distinct from (select owner_id from listings where id = ${row.id})
      and saved_searches.id > ${after}
    order by saved_searches.id
    limit ${searchesAtOnce}`.execute(db);
  return rows;
}

async function insertMatches(
  transaction: Transaction<Tables>,
  listingId: string,
  met: readonly Candidate[],
  now: Date,
): Promise<void> {
  if (met.length === 0) return;
  await sql`
    insert into search_matches (search_id, listing_id, recipient_id, found_at)
    select search_id, ${listingId}, recipient_id, ${now}
    from unnest(${met.map(({ id }) => id)}::text[], ${met.map((each) => each.recipient_id)}::text[])
      as met (search_id, recipient_id)
    on conflict do nothing`.execute(transaction);
}
