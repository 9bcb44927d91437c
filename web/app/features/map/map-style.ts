import type { MapArea } from '@thikana/contract/city-map';
import type { PlaceShape } from '@thikana/contract/place-shape';
import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { drawnGround, features } from './drawn-ground.ts';
import type { LoadedGround, LoadedTiles } from './load-ground.ts';
import { vectorGround } from './vector-ground.ts';

interface Ground extends LoadedGround {
  areas: readonly MapArea[];
}

/** The map style in the page's colours: the ground, with the drawn shape on top. */
export function mapStyle(
  { tiles, shapes, areas }: Ground,
  shape: PlaceShape | undefined,
  element: Element,
): StyleSpecification {
  const styles = getComputedStyle(element);
  const color = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  // Names with spaces are in quotes. The map's own element has fonts of the map library.
  const { fontFamily } = getComputedStyle(document.body);
  const fonts = fontFamily.split(',').map((name) => name.trim().replaceAll('"', ''));
  const ground = tiles ? tileGround(tiles, { color, fonts }) : drawnGround(shapes, areas, color);
  return {
    version: 8,
    sources: { ...ground.sources, shape: features(shape ? [shape] : []) },
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': color('paper') } },
      ...ground.layers,
      {
        id: 'shape-inside',
        source: 'shape',
        type: 'fill',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': color('terracotta'), 'fill-opacity': 0.12 },
      },
      {
        id: 'shape-edge',
        source: 'shape',
        type: 'line',
        paint: { 'line-color': color('terracotta'), 'line-width': 3 },
      },
    ],
  };
}

type Layers = Pick<StyleSpecification, 'sources' | 'layers'>;

function tileGround({ url, kind }: LoadedTiles, look: Parameters<typeof vectorGround>[1]): Layers {
  if (kind === 'vector-archive') return vectorGround(url, look);
  const source: SourceSpecification =
    kind === 'pictures' ? { type: 'raster', tiles: [url], tileSize: 256 } : { type: 'raster', url };
  return { sources: { tiles: source }, layers: [{ id: 'tiles', source: 'tiles', type: 'raster' }] };
}
