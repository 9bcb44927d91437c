import { type Kysely, sql, type Transaction } from 'kysely';
import type { SignalRow } from '../../platform/database/tables/trust-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Fingerprint } from '../../platform/pictures/fingerprint.ts';

const mostShown = 30;

/** A signal about a listing. */
export type Finding = Pick<SignalRow, 'kind' | 'score'> &
  Partial<Pick<SignalRow, 'other_listing_id' | 'other_user_id' | 'picture_id' | 'other_picture_id'>>;

export interface PicturePair {
  picture_id: string;
  other_picture_id: string;
  other_listing_id: string;
  shades: Buffer;
  other_shades: Buffer;
}

export function signalsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  /**
   * Locks what signals name before the signals, like a deletion and in its order, to avoid deadlocks. Returns which of
   * the ids still exist.
   */
  async function lockThose(
    table: 'users' | 'listings',
    ids: readonly (string | null | undefined)[],
  ): Promise<Set<string>> {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where id = any(${ids.filter(Boolean)}::text[]) order by id for key share`.execute(
      db,
    );
    return new Set(rows.map(({ id }) => id));
  }

  return {
    findListing(id: string) {
      return db
        .selectFrom('listings')
        .select(['id', 'owner_id', 'intent', 'category', 'area', 'bedrooms', 'title', 'description'])
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** Pictures of a listing without fingerprints. */
    listUnprinted(listingId: string) {
      return db
        .selectFrom('listing_pictures')
        .innerJoin('pictures', 'pictures.id', 'listing_pictures.picture_id')
        .leftJoin('picture_shades', 'picture_shades.picture_id', 'pictures.id')
        .select(['pictures.id', 'pictures.width', 'pictures.finished_at'])
        .where('listing_id', '=', listingId)
        .where('picture_shades.picture_id', 'is', null)
        .execute();
    },

    /** The newest listings without text fingerprints. */
    listUnread(limit: number): Promise<string[]> {
      return db
        .selectFrom('listings')
        .leftJoin('wording_prints', 'wording_prints.listing_id', 'listings.id')
        .select('listings.id')
        .where('wording_prints.listing_id', 'is', null)
        .orderBy('listings.id', 'desc')
        .limit(limit)
        .execute()
        .then((rows) => rows.map((row) => row.id));
    },

    async saveFingerprint(pictureId: string, { shades, prints }: Fingerprint): Promise<void> {
      await db
        .insertInto('picture_prints')
        .values(prints.map((print, part) => ({ picture_id: pictureId, part, print: String(print) })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .insertInto('picture_shades')
        .values({ picture_id: pictureId, shades: Buffer.from(shades) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async keepWording(listingId: string, bands: readonly number[]): Promise<void> {
      await db
        .insertInto('wording_prints')
        .values({ listing_id: listingId, bands: [...bands] })
        .onConflict((conflict) => conflict.column('listing_id').doUpdateSet({ bands: [...bands] }))
        .execute();
    },

    /** Candidate pictures of other owners, the most similar first. */
    async listLikePictures(
      listing: { id: string; owner_id: string },
      { mostBits, limit }: { mostBits: number; limit: number },
    ): Promise<PicturePair[]> {
      const { rows } = await sql<PicturePair>`
        with near as (
          select mine.picture_id, other.picture_id as other_picture_id,
            min(bit_count((mine.print # other.print)::bit(64))) as bits
          from listing_pictures own
          join picture_prints mine on mine.picture_id = own.picture_id
          join picture_prints other on print_bands(other.print) && print_bands(mine.print)
            and other.picture_id <> mine.picture_id and (other.part = 0 or mine.part = 0)
            and bit_count((mine.print # other.print)::bit(64)) <= ${mostBits}
          where own.listing_id = ${listing.id}
          group by 1, 2
        )
        select near.picture_id, near.other_picture_id, min(listings.id) as other_listing_id,
          own_shades.shades, other_shades.shades as other_shades
        from near
        join listing_pictures on listing_pictures.picture_id = near.other_picture_id
        join listings on listings.id = listing_pictures.listing_id and listings.owner_id <> ${listing.owner_id}
        join picture_shades own_shades on own_shades.picture_id = near.picture_id
        join picture_shades other_shades on other_shades.picture_id = near.other_picture_id
        group by near.picture_id, near.other_picture_id, near.bits, own_shades.shades, other_shades.shades
        order by near.bits
        limit ${limit}`.execute(db);
      return rows;
    },

    /** Candidate listings of other owners with the same category and similar text, the most similar first. */
    listLikeTexts(
      listing: { owner_id: string; intent: string; category: string },
      bands: readonly number[],
      limit: number,
    ) {
      return db
        .selectFrom('wording_prints')
        .innerJoin('listings', 'listings.id', 'wording_prints.listing_id')
        .select(['listings.id', 'title', 'description'])
        .where(sql<boolean>`bands && ${[...bands]}::integer[]`)
        .where('owner_id', '!=', listing.owner_id)
        .where(sql<boolean>`intent = ${listing.intent} and category = ${listing.category}`)
        .orderBy(
          sql`(select count(*) from unnest(bands) as band where band = any (${[...bands]}::integer[]))`,
          'desc',
        )
        .limit(limit)
        .execute();
    },

    /** Other accounts with the same phone number. */
    listSamePhone(userId: string, limit: number): Promise<string[]> {
      return db
        .selectFrom('users')
        .select('id')
        .where('phone', '=', (query) => query.selectFrom('users').select('phone').where('id', '=', userId))
        .where('id', '!=', userId)
        .orderBy('id')
        .limit(limit)
        .execute()
        .then((rows) => rows.map((row) => row.id));
    },

    /** Open signals about a listing, or about another listing that name it. */
    listAbout(listingId: string): Promise<SignalRow[]> {
      return db
        .selectFrom('listing_signals')
        .selectAll()
        .where('dismissed_at', 'is', null)
        .where(({ or, eb }) => or([eb('listing_id', '=', listingId), eb('other_listing_id', '=', listingId)]))
        .orderBy('id')
        .limit(mostShown)
        .execute();
    },

    findForUpdate(id: number) {
      return db
        .selectFrom('listing_signals')
        .innerJoin('listings', 'listings.id', 'listing_signals.listing_id')
        .select(['listing_id', 'kind', 'dismissed_at', 'listings.title'])
        .where('listing_signals.id', '=', id)
        .forUpdate('listing_signals')
        .executeTakeFirst();
    },

    async dismiss(id: number, adminId: string, at: Date): Promise<void> {
      await db
        .updateTable('listing_signals')
        .set({ dismissed_at: at, dismissed_by: adminId })
        .where('id', '=', id)
        .execute();
    },

    findPerson(id: string) {
      return db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'banned_at'])
        .where('id', '=', id)
        .executeTakeFirst();
    },

    findPicture(id: string) {
      return db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /**
     * Replaces the earlier signals of a listing in both directions, because similarity is symmetric. Dismissed signals
     * stay dismissed.
     */
    async replace(listingId: string, findings: readonly Finding[], at: Date): Promise<void> {
      const users = await lockThose(
        'users',
        findings.map(({ other_user_id }) => other_user_id),
      );
      const listings = await lockThose('listings', [
        listingId,
        ...findings.map(({ other_listing_id }) => other_listing_id),
      ]);
      if (!listings.has(listingId)) return;
      const remaining = findings.filter(
        ({ other_user_id, other_listing_id }) =>
          (!other_user_id || users.has(other_user_id)) &&
          (!other_listing_id || listings.has(other_listing_id)),
      );
      await db
        .deleteFrom('listing_signals')
        .where('dismissed_at', 'is', null)
        .where(({ or, and, eb }) =>
          or([
            eb('listing_id', '=', listingId),
            and([eb('other_listing_id', '=', listingId), eb('kind', 'in', ['pictures', 'wording'])]),
          ]),
        )
        .execute();
      if (remaining.length === 0) return;
      await db
        .insertInto('listing_signals')
        .values(remaining.map((finding) => ({ ...finding, listing_id: listingId, found_at: at })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
