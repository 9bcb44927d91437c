import type { CityShape, MapArea, RoadClass } from '@thikana/contract/city-map';
import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { circleAround } from './circle-around.ts';

const areaRadiusKm = 0.9;
const manyAreas = 300;

type Color = (name: string) => string;

/** Widths in pixels at zoom 10 and 16. Wider roads lie above thinner ones. */
const roads: readonly { class: RoadClass; from: number; widths: [number, number]; token: string }[] = [
  { class: 'street', from: 11.5, widths: [0.5, 8], token: 'road' },
  { class: 'main', from: 8, widths: [1.5, 12], token: 'road' },
  { class: 'highway', from: 8, widths: [2.5, 16], token: 'highway' },
];
const edge = 2;
const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

/** The simple map of the city pack, in the page's colours. */
export function drawnGround(
  shapes: readonly CityShape[],
  areas: readonly MapArea[],
  color: Color,
): Pick<StyleSpecification, 'sources' | 'layers'> {
  const drawn = (kind: CityShape['kind']) =>
    features(shapes.filter((shape) => shape.kind === kind).map(({ geometry }) => geometry));
  const ofClass = (wanted: RoadClass) =>
    features(
      shapes
        .filter((shape) => shape.kind === 'road' && (shape.class ?? 'main') === wanted)
        .map(({ geometry }) => geometry),
    );
  const road = (
    id: string,
    { class: source, from, widths: [thin, wide] }: (typeof roads)[number],
    [token, wider]: [string, number],
  ) => ({ ...line(id, source, color(token), [thin + wider, wide + wider]), minzoom: from });
  const layers: LayerSpecification[] = [
    { id: 'areas', source: 'areas', type: 'fill', paint: { 'fill-color': color('raised') } },
    {
      id: 'area-edges',
      source: 'outlines',
      type: 'line',
      paint: { 'line-color': color('line'), 'line-width': 1, 'line-dasharray': [4, 3] },
    },
    { id: 'lakes', source: 'lakes', type: 'fill', paint: { 'fill-color': color('water') } },
    line('rivers', 'rivers', color('water'), [4, 22]),
    line('rails', 'rails', color('line-strong'), [1.5, 4]),
    {
      ...{ id: 'rail-gaps', source: 'rails', type: 'line' },
      paint: {
        'line-color': color('paper'),
        'line-width': zoomed([0.75, 2.5]),
        'line-dasharray': [4, 4],
      },
    },
    ...roads.map((each) => road(`${each.class}-edge`, each, [`${each.token}-edge`, edge])),
    ...roads.map((each) => road(each.class, each, [each.token, 0])),
  ];
  return {
    sources: {
      ...groundsOf(shapes, areas),
      lakes: drawn('lake'),
      rivers: drawn('river'),
      rails: drawn('rail'),
      ...Object.fromEntries(roads.map((each) => [each.class, ofClass(each.class)])),
    },
    layers,
  };
}

/** An area is its outline, or else the approximate one of the pack, or else a circle. */
function groundsOf(shapes: readonly CityShape[], areas: readonly MapArea[]) {
  // Thousands of circles are small.
  const corners = areas.length > manyAreas ? 8 : 32;
  const approximate = new Map(
    shapes.flatMap(({ area, geometry }) =>
      area !== undefined && geometry.type === 'Polygon' ? [[area, geometry.coordinates]] : [],
    ),
  );
  const outlines = areas.flatMap(({ slug, outline }) => {
    const rings = outline ?? approximate.get(slug);
    return rings ? [rings] : [];
  });
  const others = areas.filter(({ slug, outline }) => !outline && !approximate.has(slug));
  const circles = others.map((area) => [circleAround(area, areaRadiusKm, corners)]);
  return { areas: polygons([...outlines, ...circles]), outlines: polygons(outlines) };
}

function line(
  id: string,
  source: string,
  color: string,
  widths: readonly [number, number],
): LineLayerSpecification {
  return {
    id,
    source,
    type: 'line',
    layout: round,
    paint: { 'line-color': color, 'line-width': zoomed(widths) },
  };
}

const zoomed = ([thin, wide]: readonly [number, number]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  10,
  thin,
  16,
  wide,
];

export function features(geometries: readonly CityShape['geometry'][]): SourceSpecification {
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
