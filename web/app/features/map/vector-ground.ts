import { currentLanguage } from '@thikana/contract/language';
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { roomForPins } from './room-for-pins.ts';
import { symbolOfKind } from './symbol-images.ts';
import { tileSymbols } from './symbols.ts';

/** The colours of the page, and its fonts. */
interface Look {
  color: (name: string) => string;
  fonts: string[];
}
type Layers = Pick<StyleSpecification, 'sources' | 'layers'>;

const source = 'tiles';
const zoomed = (...stops: [zoom: number, value: number][]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.6], ['zoom'], ...stops.flat()] as ExpressionSpecification;
const kindIn = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

/** Roads from the thinnest to the widest: their kinds, the first zoom that shows them, and their width at zoom 18. */
const roads = [
  { id: 'minor', kinds: ['minor_road', 'other'], from: 12, width: 14 },
  { id: 'major', kinds: ['major_road'], from: 8, width: 22 },
  { id: 'highway', kinds: ['highway'], from: 6, width: 28 },
] as const;

/**
 * The layers of vector tiles in the schema of the Protomaps basemap (version 4), in the page's colours. The browser draws
 * the letters from the page's fonts, and the symbols too, so nothing else is loaded.
 */
export function vectorGround(url: string, look: Look): Layers {
  const { color, fonts } = look;
  const room = roomForPins(fonts);
  const layers: LayerSpecification[] = [
    fill('earth', 'earth', color('paper')),
    { ...fill('landuse', 'greens', color('tea-soft')), filter: kindIn(...greens) },
    { ...fill('landuse', 'grounds', color('raised')), filter: kindIn(...grounds) },
    { ...fill('water', 'lakes', color('water')), filter: ['==', ['geometry-type'], 'Polygon'] },
    {
      ...line('water', 'rivers', color('water'), zoomed([9, 1], [18, 14])),
      filter: ['==', ['geometry-type'], 'LineString'],
    },
    {
      ...fill('buildings', 'buildings', color('line')),
      filter: kindIn('building', 'building_part'),
      minzoom: 14,
    },
    {
      ...line('roads', 'paths', color('line-strong'), zoomed([14, 0.5], [18, 2])),
      filter: kindIn('path'),
      minzoom: 14,
    },
    {
      ...line('roads', 'rails', color('line-strong'), zoomed([10, 0.5], [18, 2.5])),
      filter: kindIn('rail'),
    },
    ...roads.map(({ id, kinds, from, width }) => ({
      ...line('roads', `${id}-edge`, color('line-strong'), zoomed([from, 1], [18, width + 2])),
      filter: kindIn(...kinds),
      minzoom: from,
    })),
    ...roads.map(({ id, kinds, from, width }) => ({
      ...line('roads', id, color('surface'), zoomed([from, 0.5], [18, width])),
      filter: kindIn(...kinds),
      minzoom: from,
    })),
    line('boundaries', 'boundaries', color('line-strong'), 1),
    { ...names('water', look, 13), filter: ['==', ['geometry-type'], 'Point'] },
    {
      ...names('roads', look, 12, 'line'),
      filter: kindIn('highway', 'major_road', 'minor_road'),
      minzoom: 13,
    },
    landmarks(look),
    {
      ...names('places', look, zoomed([8, 12], [14, 16])),
      filter: kindIn('locality', 'macrohood', 'neighbourhood'),
    },
    ...room.layers,
  ];
  return { sources: { [source]: { type: 'vector', url }, ...room.sources }, layers };
}

const greens = [
  ...['park', 'forest', 'wood', 'grass', 'grassland', 'garden', 'golf_course', 'nature_reserve'],
  ...[
    'national_park',
    'protected_area',
    'orchard',
    'farmland',
    'meadow',
    'scrub',
    'cemetery',
    'village_green',
  ],
];
const grounds = [
  ...['school', 'college', 'university', 'hospital', 'industrial', 'commercial', 'railway', 'aerodrome'],
  ...['military', 'pedestrian', 'platform', 'stadium'],
];
function fill(layer: string, id: string, color: string) {
  return {
    id,
    source,
    'source-layer': layer,
    type: 'fill',
    paint: { 'fill-color': color },
  } satisfies LayerSpecification;
}

function line(layer: string, id: string, color: string, width: number | ExpressionSpecification) {
  return {
    id,
    source,
    'source-layer': layer,
    type: 'line',
    layout: round,
    paint: { 'line-color': color, 'line-width': width },
  } satisfies LayerSpecification;
}

function names(
  layer: string,
  { color, fonts }: Look,
  size: number | ExpressionSpecification,
  along: 'point' | 'line' = 'point',
) {
  return {
    id: `${layer}-names`,
    source,
    'source-layer': layer,
    type: 'symbol',
    layout: {
      'symbol-placement': along,
      'text-field': nameInLanguage(),
      'text-font': fonts,
      'text-size': size,
    },
    paint: { 'text-color': color('ink-soft'), 'text-halo-color': color('paper'), 'text-halo-width': 1.5 },
  } satisfies LayerSpecification;
}

/** What people name when they say where a home is. A symbol stays where its name has no room. */
function landmarks(look: Look): LayerSpecification {
  const named = names('pois', look, 12);
  const symbol = symbolOfKind({ ink: look.color('on-tea'), ground: look.color('tea') });
  return {
    ...named,
    filter: kindIn(...Object.keys(tileSymbols)),
    minzoom: 14,
    layout: {
      ...named.layout,
      'icon-image': symbol,
      'text-anchor': 'top',
      'text-offset': [0, 0.9],
      'text-optional': true,
    },
  };
}

/** The name in the reader's language, in English, or as it is written there. */
function nameInLanguage(): ExpressionSpecification {
  return ['coalesce', ['get', `name:${currentLanguage()}`], ['get', 'name:en'], ['get', 'name']];
}
