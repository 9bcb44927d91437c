import { currentCity, type Position } from '@thikana/contract/city';
import type { CityShape } from '@thikana/contract/city-map';
import type { Site } from '@thikana/contract/site';
import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { circleAround } from './circle-around.ts';

const areaRadiusKm = 0.9;

/** What lies below the pins: the operator's tiles, or else simple shapes of the city. */
export interface Ground {
  tiles: Site['tiles'];
  shapes: readonly CityShape[];
}

/** The map style in the page's colours: the ground, with the drawn shape on top. */
export function mapStyle(
  { tiles, shapes }: Ground,
  shape: readonly Position[] | undefined,
  element: Element,
): StyleSpecification {
  const styles = getComputedStyle(element);
  const color = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  const ground = tiles ? tileGround(tiles) : drawnGround(shapes, color);
  return {
    version: 8,
    sources: { ...ground.sources, shape: polygons(shape ? [[ring(shape)]] : []) },
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': color('paper') } },
      ...ground.layers,
      {
        id: 'shape-inside',
        source: 'shape',
        type: 'fill',
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

function tileGround({ url }: NonNullable<Site['tiles']>): Layers {
  const source: SourceSpecification = isPmtiles(url)
    ? { type: 'raster', url: `pmtiles://${url}` }
    : { type: 'raster', tiles: [url], tileSize: 256 };
  return { sources: { tiles: source }, layers: [{ id: 'tiles', source: 'tiles', type: 'raster' }] };
}

export const isPmtiles = (url: string) => new URL(url).pathname.endsWith('.pmtiles');

function drawnGround(shapes: readonly CityShape[], color: (name: string) => string): Layers {
  const drawn = (kind: CityShape['kind']) =>
    shapes.filter((shape) => shape.kind === kind).map(({ geometry }) => geometry);
  const roadWidth = (thin: number, wide: number) =>
    ['interpolate', ['linear'], ['zoom'], 10, thin, 16, wide] as never;
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return {
    sources: {
      areas: polygons(currentCity().areas.map((area) => [circleAround(area, areaRadiusKm)])),
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

function ring(corners: readonly Position[]): [number, number][] {
  const points = corners.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  return points[0] ? [...points, points[0]] : points;
}
