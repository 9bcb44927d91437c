import type { AreaView } from '@thikana/contract/area-pages';
import type { Area } from '@thikana/contract/areas';
import { currentCity, findArea } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { type Intent, limits } from '@thikana/contract/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { presentListing } from '../listings/listings.feature.ts';
import { purposeOf, searchRepository, usualPriceOf } from '../search/search.feature.ts';
import { type AreaCounts, areasRepository } from './areas.repository.ts';

const nearbyCount = 6;

/** The listings of an area for one intent, and the areas nearby. */
export async function viewArea(db: Kysely<Tables>, area: Area, intent: Intent): Promise<AreaView> {
  const repository = areasRepository(db);
  const [counts, kinds, newest] = await Promise.all([
    repository.countPublic(),
    repository.listKinds(area, intent),
    searchRepository(db).listPublic(
      { filter: { purpose: purposeOf(intent), location: [area] }, order: 'newest' },
      { limit: limits.pageSize, offset: 0 },
    ),
  ]);
  return {
    area,
    intent,
    total: totalOf(counts, area, intent),
    totalOfOtherIntent: totalOf(counts, area, intent === 'rent' ? 'sell' : 'rent'),
    kinds: kinds.map(({ category, total, ...prices }) => ({
      category,
      count: total,
      usualPrice: usualPriceOf(prices),
    })),
    newest: newest.map(presentListing),
    nearby: areasByDistance(area)
      .slice(0, nearbyCount)
      .map((each) => ({ ...each, total: totalOf(counts, each.area, intent) })),
  };
}

export function totalOf(counts: AreaCounts, area: Area, intent: Intent): number {
  return counts.find((each) => each.area === area && each.intent === intent)?.count ?? 0;
}

/** The other areas, nearest first. */
function areasByDistance(from: Area): { area: Area; km: number }[] {
  const { areas, centre } = currentCity();
  const start = findArea(from) ?? centre;
  return areas
    .filter(({ slug }) => slug !== from)
    .map((area) => ({ area: area.slug, km: distanceKm(start, area) }))
    .sort((one, other) => one.km - other.km);
}
