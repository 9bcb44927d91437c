import type { Area } from '@thikana/contract/areas';
import type { Frequency, Intent } from '@thikana/contract/vocabulary';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { wherePublic } from '../listings/listings.feature.ts';
import { type ListingFilter, purposeOf, usualPriceColumns, whereFound } from '../search/search.feature.ts';

type AreaCounts = Awaited<ReturnType<ReturnType<typeof areasRepository>['countPublic']>>;

/** Finds the count of an area and intent among many. */
export function countFinder(counts: AreaCounts): (area: Area, intent: Intent) => number {
  const found = new Map(counts.map(({ area, intent, count }) => [`${area} ${intent}`, count]));
  return (area, intent) => found.get(`${area} ${intent}`) ?? 0;
}

/** The periods of rents that lists show: the others are short stays. */
const usualPeriods: Frequency[] = ['month', 'year'];

/** What the list of the area shows. */
export function listedIn(area: Area, intent: Intent): ListingFilter {
  const period = intent === 'rent' ? usualPeriods : undefined;
  return { purpose: purposeOf(intent), location: [area], period };
}
const most = 4;

/** Public listings by area. */
export function areasRepository(db: Kysely<Tables>) {
  return {
    /** Counts in these areas, or in all, without short stays. */
    countPublic(areas?: readonly Area[]) {
      return db
        .selectFrom('listings')
        .select(({ fn }) => [
          'area',
          'intent',
          fn
            .countAll<number>()
            .filterWhere(({ eb }) => eb.or([eb('intent', '=', 'sell'), eb('frequency', 'in', usualPeriods)]))
            .as('count'),
        ])
        .where(wherePublic)
        .$if(areas !== undefined, (query) => query.where('area', 'in', areas ?? []))
        .groupBy(['area', 'intent'])
        .execute();
    },

    /** The usual prices of the rents in each area. */
    listRents() {
      return db
        .selectFrom('listings')
        .select(['area', ...usualPriceColumns()])
        .where(whereFound({ purpose: 'rent', period: usualPeriods }))
        .groupBy('area')
        .execute();
    },

    /** Counts and prices of homes by bedrooms, four and more together. */
    listRooms(area: Area, intent: Intent) {
      return db
        .selectFrom('listings')
        .select(({ fn }) => [
          sql<number>`least(bedrooms, ${sql.lit(most)})`.as('bedrooms'),
          fn.countAll<number>().as('total'),
          ...usualPriceColumns(),
        ])
        .where(whereFound(listedIn(area, intent)))
        .where('bedrooms', '>=', 1)
        .groupBy(sql`1`)
        .orderBy(sql`1`)
        .execute();
    },

    /** Counts and prices per category, most frequent first. */
    listKinds(area: Area, intent: Intent) {
      return db
        .selectFrom('listings')
        .select(({ fn }) => ['category', fn.countAll<number>().as('total'), ...usualPriceColumns()])
        .where(whereFound(listedIn(area, intent)))
        .groupBy('category')
        .orderBy('total', 'desc')
        .orderBy('category')
        .execute();
    },
  };
}
