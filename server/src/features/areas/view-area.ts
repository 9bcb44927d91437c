import { type AreaView, areaRooms } from '@thikana/contract/area-pages';
import type { Area } from '@thikana/contract/areas';
import { currentCity, findArea } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { type Intent, limits } from '@thikana/contract/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { landmarksNear, listMapShapes } from '../city/city.feature.ts';
import { presentListing } from '../listings/listings.feature.ts';
import { searchRepository, usualPriceOf } from '../search/search.feature.ts';
import { areaMap } from './area-map.ts';
import { areasRepository, countFinder, listedIn } from './areas.repository.ts';

const nearbyCount = 6;
const landmarkCount = 6;

/** The listings of an area for one intent, and the areas nearby. */
export async function viewArea(db: Kysely<Tables>, area: Area, intent: Intent): Promise<AreaView> {
  const repository = areasRepository(db);
  const nearby = areasByDistance(area).slice(0, nearbyCount);
  const [counts, kinds, rooms, shapes, newest] = await Promise.all([
    repository.countPublic([area, ...nearby.map((each) => each.area)]),
    repository.listKinds(area, intent),
    repository.listRooms(area, intent),
    listMapShapes(db),
    searchRepository(db).listPublic(
      { filter: listedIn(area, intent), order: 'newest' },
      { limit: limits.pageSize, offset: 0 },
    ),
  ]);
  const countOf = countFinder(counts);
  return {
    area,
    intent,
    total: countOf(area, intent),
    totalOfOtherIntent: countOf(area, intent === 'rent' ? 'sell' : 'rent'),
    kinds: kinds.map(({ category, total, ...prices }) => ({
      category,
      count: total,
      usualPrice: usualPriceOf(prices),
    })),
    rooms: rooms.flatMap(({ bedrooms, total, ...prices }) => {
      const name = areaRooms[bedrooms - 1];
      return name ? [{ rooms: name, count: total, usualPrice: usualPriceOf(prices) }] : [];
    }),
    landmarks: landmarksNear(findArea(area) ?? currentCity().centre, landmarkCount),
    map: areaMap(area, shapes),
    newest: newest.map(presentListing),
    nearby: nearby.map((each) => ({ ...each, total: countOf(each.area, intent) })),
  };
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
