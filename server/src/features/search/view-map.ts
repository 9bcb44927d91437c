import { type Bounds, neighbourhoodCell } from '@thikana/contract/map-area';
import { rentRangeFrequency } from '@thikana/contract/price-ranges';
import type { viewMap as contract, MapCluster, MapListing } from '@thikana/contract/search/map';
import { isShortPeriod, type ShortPeriod } from '@thikana/contract/search/short-stay';
import type { z } from 'zod';
import { presentPicture } from '../pictures/pictures.feature.ts';
import { monthly } from './catalogue/catalogue-columns.ts';
import type { ClusterRow, Engine } from './engine.ts';
import { type ListingFilter, listingSearch } from './listing-filter.ts';
import { type MapListingRow, mapRepository } from './map.repository.ts';
import type { SearchDependencies } from './search.dependencies.ts';
import type { WordReader } from './understanding/read-words.ts';

/** The number of clusters along the longer side of the map is between 4 and 8. */
const clustersAlong = 8;
const smallestStep = 1 / 16;

/** Approved listings in a part of the map, clustered. */
export async function viewMap(
  { reads }: Pick<SearchDependencies, 'reads'>,
  { engine, words }: { engine: Pick<Engine, 'cluster'>; words: WordReader },
  query: z.output<typeof contract.query>,
): Promise<MapCluster[]> {
  const { filter } = listingSearch(query, await words.read(query));
  const asked = { ...filter, within: query.within };
  const step = stepOf(asked.within);
  const period = shortPeriodOf(asked);
  const clusters = await engine.cluster(asked, step);
  const ids = clusters.flatMap(({ count, newest, oldest }) => (count > 2 ? [] : [newest, oldest]));
  const rows = ids.length > 0 ? await mapRepository(reads).listForMap(ids) : [];
  const listings = new Map(rows.map((row) => [row.id, presentForMap(row)]));
  return clusters.map((cluster) => ({
    ...present(cluster, period),
    ...(cluster.count <= 2 && {
      listings: [...new Set([cluster.newest, cluster.oldest])].flatMap((id) => listings.get(id) ?? []),
    }),
  }));
}

/** A power of two, so that clusters stay the same while the map moves. */
function stepOf({ west, south, east, north }: Bounds): number {
  const cells = Math.max(
    (east - west) / neighbourhoodCell.longitude,
    (north - south) / neighbourhoodCell.latitude,
  );
  return Math.max(smallestStep, 2 ** Math.ceil(Math.log2(cells / clustersAlong)));
}

/** The period of the prices, if the search is only for short stays: the shortest one. */
function shortPeriodOf({ period, priceRange = '' }: ListingFilter): ShortPeriod | undefined {
  const asked = period ?? [rentRangeFrequency(priceRange) ?? 'month'];
  if (!asked.every(isShortPeriod)) return undefined;
  return asked.includes('day') ? 'day' : 'week';
}

function present(
  { longitude, latitude, count, minRupees, hasOneIntent }: ClusterRow,
  period: ShortPeriod | undefined,
): MapCluster {
  const [times, parts] = monthly[period ?? 'month'];
  return {
    longitude,
    latitude,
    count,
    ...(hasOneIntent &&
      minRupees !== null && {
        minPrice: Math.round((minRupees * parts) / times),
        ...(period && { minPriceFrequency: period }),
      }),
  };
}

function presentForMap(row: MapListingRow): MapListing {
  const [cover] = row.pictures;
  return {
    _id: row.id,
    title: row.title,
    secondTitle: row.second_title ?? undefined,
    intent: row.intent,
    propertyCategory: row.category,
    location: row.location,
    pricePerFrequency: row.rent_rupees ?? undefined,
    frequency: row.frequency ?? undefined,
    price: row.price_rupees ?? undefined,
    totalPrice: row.total_price_rupees ?? undefined,
    cover: cover && presentPicture(cover),
  };
}
