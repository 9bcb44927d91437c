import type { CityShape, MapArea } from '@thikana/contract/city-map';
import type { PlaceShape } from '@thikana/contract/place-shape';
import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { circleAround } from './circle-around.ts';
import type { LoadedGround, LoadedTiles } from './load-ground.ts';
import { vectorGround } from './vector-ground.ts';

const areaRadiusKm = 0.9;
const manyAreas = 300;

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

function drawnGround(
  shapes: readonly CityShape[],
  mapAreas: readonly MapArea[],
  color: (name: string) => string,
): Layers {
  // Thousands of circles are small.
  const corners = mapAreas.length > manyAreas ? 8 : 32;
  const drawn = (kind: CityShape['kind']) =>
    shapes.filter((shape) => shape.kind === kind).map(({ geometry }) => geometry);
  const roadWidth = (thin: number, wide: number) =>
    ['interpolate', ['linear'], ['zoom'], 10, thin, 16, wide] as never;
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return {
    sources: {
      areas: polygons(mapAreas.map((area) => area.outline ?? [circleAround(area, areaRadiusKm, corners)])),
      lakes: features(drawn('lake')),
      rivers: features(drawn('river')),
      roads: features(drawn('road')),
    },
    layers: [
      { id: 'areas', source: 'areas', type: 'fill', paint: { 'fill-color': color('raised') } },
      { id: 'lakes', source: 'lakes', type: 'fill', paint: { 'fill-color': color('water') } },
      {
        id: 'rivers',
        source: 'rivers',
        type: 'line',
        layout: round,
        paint: { 'line-color': color('water'), 'line-width': roadWidth(4, 22) },
      },
      {
        id: 'road-edges',
        source: 'roads',
        type: 'line',
        layout: round,
        paint: { 'line-color': color('line'), 'line-width': roadWidth(4, 16) },
      },
      {
        id: 'roads',
        source: 'roads',
        type: 'line',
        layout: round,
        paint: { 'line-color': color('surface'), 'line-width': roadWidth(2, 12) },
      },
    ],
  };
}

function features(geometries: readonly CityShape['geometry'][]): SourceSpecification {
  return {
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
    },
  };
}

const polygons = (all: readonly [number, number][][][]) =>
  features(all.map((coordinates) => ({ type: 'Polygon', coordinates })));
