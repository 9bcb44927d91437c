import { areaCentres } from '@thikana/contract/area-centres';
import type { Position } from '@thikana/contract/areas';
import type { Site } from '@thikana/contract/site';
import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { circleAround, rivers, roads } from './siliguri.ts';

const areaRadiusKm = 0.9;

/** The map style in the page's colours: the operator's tiles or simple shapes, with the drawn shape on top. */
export function mapStyle(
  tiles: Site['tiles'],
  shape: readonly Position[] | undefined,
  element: Element,
): StyleSpecification {
  const styles = getComputedStyle(element);
  const color = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  const ground = tiles ? tileGround(tiles) : drawnGround(color);
  return {
    version: 8,
    sources: { ...ground.sources, shape: lines('Polygon', shape ? [[ring(shape)]] : []) },
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

type Ground = Pick<StyleSpecification, 'sources' | 'layers'>;

function tileGround({ url }: NonNullable<Site['tiles']>): Ground {
  const source: SourceSpecification = isPmtiles(url)
    ? { type: 'raster', url: `pmtiles://${url}` }
    : { type: 'raster', tiles: [url], tileSize: 256 };
  return { sources: { tiles: source }, layers: [{ id: 'tiles', source: 'tiles', type: 'raster' }] };
}

export const isPmtiles = (url: string) => new URL(url).pathname.endsWith('.pmtiles');

function drawnGround(color: (name: string) => string): Ground {
  const roadWidth = (thin: number, wide: number) =>
    ['interpolate', ['linear'], ['zoom'], 10, thin, 16, wide] as never;
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return {
    sources: {
      areas: lines(
        'Polygon',
        areaCentres.map((centre) => [circleAround(centre, areaRadiusKm)]),
      ),
      rivers: lines('LineString', rivers),
      roads: lines('LineString', roads),
    },
    layers: [
      { id: 'areas', source: 'areas', type: 'fill', paint: { 'fill-color': color('raised') } },
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

function lines(type: 'Polygon' | 'LineString', all: readonly unknown[]): SourceSpecification {
  return {
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: all.map((coordinates) => ({
        type: 'Feature',
        properties: {},
        geometry: { type, coordinates: coordinates as never },
      })),
    },
  };
}

function ring(corners: readonly Position[]): [number, number][] {
  const points = corners.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  return points[0] ? [...points, points[0]] : points;
}
