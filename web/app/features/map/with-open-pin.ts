import type { MapCluster, MapListing } from '@thikana/contract/search/map';

/** A pin whose listings are shown in a card. */
export interface OpenPin extends MapCluster {
  listings: MapListing[];
}

/** Moving the map loads new clusters, so a pin is known by its first listing. */
export function isSamePin({ listings }: MapCluster, open: OpenPin | undefined): boolean {
  const first = open?.listings[0]?._id;
  return first !== undefined && (listings ?? []).some(({ _id }) => _id === first);
}

/** The open pin stays, also if its listings are now counted in a larger cluster. */
export function withOpenPin(clusters: readonly MapCluster[], open: OpenPin | undefined): MapCluster[] {
  const isThere = !open || clusters.some((cluster) => isSamePin(cluster, open));
  return isThere ? [...clusters] : [...clusters, open];
}
