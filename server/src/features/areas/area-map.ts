import type { AreaMap } from '@thikana/contract/area-pages';
import type { Area } from '@thikana/contract/areas';
import { currentCity, findArea, type Position } from '@thikana/contract/city';
import type { CityShape } from '@thikana/contract/city-map';
import { type Bounds, boundsOf } from '@thikana/contract/map-area';
import { cornersAround } from '@thikana/contract/proximity';

type Coordinates = readonly [number, number];

/** Half of the smallest map: the area and what lies around it. */
const reachKm = { x: 3.4, y: 2 };
/** The share of an outline's size that is shown around it. */
const margin = 0.25;

/** A small map around an area, with what crosses it. */
export function areaMap(area: Area, shapes: readonly CityShape[]): AreaMap {
  const outline = currentCity().outlines?.find(({ slug }) => slug === area)?.rings;
  const bounds = boundsAround(findArea(area) ?? currentCity().centre, outline?.flat());
  return {
    bounds,
    shapes: shapes.flatMap((shape) => (shape.kind === 'outline' ? [] : cut(nameless(shape), bounds))),
    ...(outline && {
      outline: outline.map((ring) =>
        ring.map(({ longitude, latitude }): [number, number] => [longitude, latitude]),
      ),
    }),
  };
}

/** The small map shows no names of lines. */
const nameless = ({ names, ...shape }: CityShape): CityShape => shape;

function boundsAround(centre: Position, outline: readonly Position[] = []): Bounds {
  const { west, south, east, north } = boundsOf([...cornersAround(centre, reachKm.x, reachKm.y), ...outline]);
  if (outline.length === 0) return { west, south, east, north };
  const [wide, high] = [(east - west) * margin, (north - south) * margin];
  return { west: west - wide, south: south - high, east: east + wide, north: north + high };
}

/** The parts of a line between the points before and after the bounds; a polygon whole or not at all. */
function cut(shape: CityShape, bounds: Bounds): CityShape[] {
  const { geometry } = shape;
  if (geometry.type === 'Polygon')
    return geometry.coordinates.some((ring) => crosses(ring, bounds)) ? [shape] : [];
  const runs: [number, number][][] = [];
  let last = -1;
  geometry.coordinates.slice(1).forEach((to, index) => {
    const from = geometry.coordinates[index];
    if (!from || !crosses([from, to], bounds)) return;
    if (last === index) runs.at(-1)?.push(to);
    else runs.push([from, to]);
    last = index + 1;
  });
  return runs.map((coordinates) => ({ ...shape, geometry: { type: 'LineString', coordinates } }));
}

/** Whether the box around the points touches the bounds. */
function crosses(points: readonly Coordinates[], { west, south, east, north }: Bounds): boolean {
  const box = boundsOf(points.map(([longitude, latitude]) => ({ longitude, latitude })));
  return box.west <= east && box.east >= west && box.south <= north && box.north >= south;
}
