import type { Area } from '@thikana/contract/areas';
import type { Intent } from '@thikana/contract/vocabulary';
import { type Kysely, sql } from 'kysely';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { wherePublic } from '../listings/listings.feature.ts';

/** Listings from one id up to, but excluding, the next. */
export interface IdRange {
  number: number;
  firstId: string;
  endId: string | null;
  /** The last change of a public listing in the range. */
  changedAt: Date;
}

/** An area with public listings of an intent. */
export interface AreaChange {
  area: Area;
  intent: Intent;
  changedAt: Date;
}

export type Address = Pick<ListingRow, 'id' | 'intent' | 'updated_at'>;

export function sitemapsRepository(db: Kysely<Tables>) {
  return {
    /**
     * Ranges of equal size, oldest first. They count listings of every status, so that a status change moves no listing
     * into another range. Ranges without public listings are left out.
     */
    async listPublicRanges(size: number): Promise<IdRange[]> {
      const { rows } = await sql<IdRange>`
        with numbered as (
          select id, row_number() over (order by id) - 1 as position from listings
        ), ranges as (
          select position / ${size}::bigint + 1 as number, id as "firstId", lead(id) over (order by id) as "endId"
          from numbered where position % ${size}::bigint = 0
        )
        select number, "firstId", "endId", "changedAt"
        from ranges, lateral (
          select max(updated_at) as "changedAt" from listings
          where ${wherePublic}
            and id >= "firstId" and ("endId" is null or id < "endId")
        ) changes
        where "changedAt" is not null
        order by number`.execute(db);
      return rows;
    },

    /** Areas by name. */
    async listAreaChanges(): Promise<AreaChange[]> {
      const rows = await db
        .selectFrom('listings')
        .select(({ fn }) => ['area', 'intent', fn.max('updated_at').as('changedAt')])
        .where(wherePublic)
        .groupBy(['area', 'intent'])
        .orderBy('area')
        .orderBy('intent')
        .execute();
      return rows.flatMap(({ area, ...change }) => (area === 'other' ? [] : { area, ...change }));
    },

    /** The addresses of public listings, oldest first, after a given one. */
    listPublicAddresses(
      range: IdRange,
      { after, limit }: { after?: string; limit: number },
    ): Promise<Address[]> {
      return db
        .selectFrom('listings')
        .select(['id', 'intent', 'updated_at'])
        .where(wherePublic)
        .where('id', after === undefined ? '>=' : '>', after ?? range.firstId)
        .$if(range.endId !== null, (query) => query.where('id', '<', range.endId))
        .orderBy('id')
        .limit(limit)
        .execute();
    },
  };
}
