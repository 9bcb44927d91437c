import { type CityShape, viewCityMap } from '@thikana/contract/city-map';
import type { Site } from '@thikana/contract/site';
import { isTileArchive } from '@thikana/contract/tile-archive';
import { addProtocol } from 'maplibre-gl';
import { call } from '#web/lib/api/api.ts';

/** The operator's tiles, as the map library asks for them. */
export interface LoadedTiles {
  url: string;
  kind: 'pictures' | 'picture-archive' | 'vector-archive';
  attribution: string | undefined;
}

/** What lies below the pins: the operator's tiles, or else simple shapes of the city. */
export interface LoadedGround {
  tiles: LoadedTiles | undefined;
  shapes: readonly CityShape[];
}

/** Without tiles and without the city's shapes the map still shows areas and pins. */
export async function loadGround(tiles: Site['tiles']): Promise<LoadedGround> {
  const loaded = tiles && (await loadTiles(tiles).catch(() => undefined));
  if (loaded) return { tiles: loaded, shapes: [] };
  const { shapes } = await call(viewCityMap, {}).catch(() => ({ shapes: [] }));
  return { tiles: undefined, shapes };
}

/** Vector tiles of this format are made of OpenStreetMap, which asks to be named. */
const openStreetMap = '© OpenStreetMap';

/** An archive needs a library of its own, and says what is inside. */
async function loadTiles({ url, attribution }: NonNullable<Site['tiles']>): Promise<LoadedTiles> {
  if (!isTileArchive(url)) return { url, kind: 'pictures', attribution };
  const { PMTiles, Protocol, TileType } = await import('pmtiles');
  const address = new URL(url, window.location.origin).href;
  const archive = new PMTiles(address);
  const { tileType } = await archive.getHeader();
  const protocol = new Protocol();
  protocol.add(archive);
  addProtocol('pmtiles', protocol.tile);
  const isVector = tileType === TileType.Mvt;
  return {
    url: `pmtiles://${address}`,
    kind: isVector ? 'vector-archive' : 'picture-archive',
    attribution: attribution ?? (isVector ? openStreetMap : undefined),
  };
}
