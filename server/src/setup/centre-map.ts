import type { Position } from '@thikana/contract/city';
import { parsePosition } from '../features/city/city.feature.ts';
import { findTown, type KnownTown } from './known-towns.ts';
import {
  type MapView,
  mapSize,
  type Point,
  positionFromMiddle,
  possibleZoom,
  viewAround,
} from './map-view.ts';

type Typed = Readonly<Record<string, string>>;

const world: MapView = { middle: { latitude: 20, longitude: 10 }, zoom: 1 };
/** About 40 km from edge to edge. */
const townZoom = 11;
/** The largest towns of a country, which show where most people live. */
const townsOfView = 30;
/** Farther away than this, a press on the map also zooms in: it can only mean a region. */
const regionZoom = 10;

/** What the map shows while a town is typed: its centre in the middle, otherwise its country or the world. */
export function viewOf(typed: Typed, towns: readonly KnownTown[]): MapView & { hasCentre: boolean } {
  const centre = parsePosition(typed.centre ?? '');
  if (centre) return { middle: centre, zoom: possibleZoom(Number(typed.zoom) || townZoom), hasCentre: true };
  const ofCountry = towns.filter(({ country }) => country === countryIn(typed));
  const view = ofCountry.length > 0 ? viewAround(ofCountry.slice(0, townsOfView)) : world;
  return { ...view, hasCentre: false };
}

const steps: Record<string, Point> = {
  north: { x: 0, y: -mapSize.height / 4 },
  south: { x: 0, y: mapSize.height / 4 },
  west: { x: -mapSize.width / 4, y: 0 },
  east: { x: mapSize.width / 4, y: 0 },
};

/** What is typed after a press on the map or on one of its buttons. */
export function pressMap(typed: Typed, towns: readonly KnownTown[]): Record<string, string> {
  const { map: press = '' } = typed;
  const view = viewOf(typed, towns);
  const point = { x: Number(typed.x) || 0, y: Number(typed.y) || 0 };
  const at = (by: Point) => positionFromMiddle(view, by);
  const pressedZoom = view.zoom < regionZoom ? view.zoom + 2 : view.zoom;
  switch (press) {
    case 'find':
      return find(typed, towns);
    case 'in':
      return centred(view.middle, view.zoom + 1);
    case 'out':
      return centred(view.middle, view.zoom - 1);
    case 'place':
      return centred(at(point), pressedZoom);
    case 'drag':
      return centred(at({ x: -point.x, y: -point.y }), view.zoom);
    default:
      return steps[press] ? centred(at(steps[press]), view.zoom) : { sought: '' };
  }
}

function find(typed: Typed, towns: readonly KnownTown[]): Record<string, string> {
  const name = (typed.cityName ?? '').trim();
  const town = findTown(towns, { name, country: countryIn(typed) });
  return town ? centred(town, townZoom) : { sought: name };
}

/** To about 10 m. */
function centred({ latitude, longitude }: Position, zoom: number): Record<string, string> {
  const centre = [latitude, longitude].map((degrees) => degrees.toFixed(4)).join(', ');
  return { centre, zoom: String(possibleZoom(zoom)), sought: '' };
}

const countryIn = (typed: Typed) => (typed.country ?? '').trim().toUpperCase();
