import type { Listing } from '@thikana/contract/listings';
import { type Bounds, isInBounds } from '@thikana/contract/map-area';
import type { MapCluster } from '@thikana/contract/search/map';

type Placed = Pick<Listing, '_id' | 'coordinates'>;

/**
 * The cluster of a listing: the one that names its id, otherwise the nearest cluster without ids. Listings outside the
 * bounds of the clusters are in none of them.
 */
export function highlightedCluster(
  clusters: readonly MapCluster[],
  bounds: Bounds | undefined,
  listings: readonly Placed[],
  id: string | undefined,
): MapCluster | undefined {
  const listing = listings.find(({ _id }) => _id === id);
  if (!listing) return undefined;
  const named = clusters.find((cluster) => cluster.listings?.some(({ _id }) => _id === id));
  if (named) return named;
  const [longitude, latitude] = listing.coordinates.coordinates;
  if (!bounds || !isInBounds({ longitude, latitude }, bounds)) return undefined;
  const far = (cluster: MapCluster) =>
    (cluster.longitude - longitude) ** 2 + (cluster.latitude - latitude) ** 2;
  return clusters.filter((cluster) => !cluster.listings).sort((a, b) => far(a) - far(b))[0];
}
