import { createHash } from 'node:crypto';
import { cityDay } from '@thikana/contract/city-time';
import type { Kysely } from 'kysely';
import { minuteCache } from '../../../lib/minute-cache.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ListingWithPictures } from '../../listings/listings.feature.ts';
import type { ListingFilter } from '../listing-filter.ts';
import { searchRepository } from '../search.repository.ts';

/** One of this many cards may be featured. */
export const cardsForEach = 4;
export const mostPlaces = 2;

export interface FeaturedPlaces {
  /** The featured listings at the top of a list with this page size: the same all day, so that pages are consistent. */
  list(filter: ListingFilter, pageSize: number): Promise<ListingWithPictures[]>;
  forget(): void;
}

export function createFeaturedPlaces({ db, now }: { db: Kysely<Tables>; now: () => Date }): FeaturedPlaces {
  const running = minuteCache(
    () =>
      db
        .selectFrom('featured_slots')
        .select(['listing_id', 'ends_at'])
        .where('status', '=', 'running')
        .where('ends_at', '>', now())
        .execute(),
    now,
  );

  return {
    async list(filter, pageSize) {
      const count = Math.min(mostPlaces, Math.floor(pageSize / cardsForEach));
      const time = now();
      const ids = (await running.get())
        .filter(({ ends_at: endsAt }) => endsAt !== null && endsAt > time)
        .map(({ listing_id: id }) => id);
      if (count === 0 || ids.length === 0) return [];
      const fitting = await searchRepository(db).listPublicAmong(filter, [...new Set(ids)]);
      const day = cityDay(time);
      return fitting
        .map((listing) => ({ listing, turn: turnOf(listing.id, day) }))
        .sort((one, other) => (one.turn < other.turn ? -1 : 1))
        .slice(0, count)
        .map(({ listing }) => listing);
    },
    forget: running.forget,
  };
}

/** A different choice each day, with equal chances. */
function turnOf(id: string, day: string): string {
  return createHash('sha256').update(`${day} ${id}`).digest('hex');
}
