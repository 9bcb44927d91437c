import type { AreaView } from '@thikana/contract/area-pages';
import { areaLabel } from '@thikana/contract/areas';
import { currentCity, findArea, type Position } from '@thikana/contract/city';
import type { CityShape } from '@thikana/contract/city-map';
import { degreesOf } from '@thikana/contract/proximity';

interface Point {
  x: number;
  y: number;
}

interface Label extends Point {
  text: string;
  isOwn: boolean;
}

export interface Sketch {
  width: number;
  height: number;
  shapes: { kind: CityShape['kind']; path: string }[];
  /** The area itself: its outline, or else a circle. */
  ground: string;
  /** Landmarks. */
  dots: Point[];
  labels: Label[];
}

const width = 680;
const circleKm = 0.9;
/** The estimated size of a label. */
const letterWidth = 12;
const lineHeight = 30;

/** Places everything on a flat drawing. */
export function areaSketch({ area, map, landmarks }: Pick<AreaView, 'area' | 'map' | 'landmarks'>): Sketch {
  const { west, south, east, north } = map.bounds;
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = width / ((east - west) * narrowing);
  const height = Math.round((north - south) * scale);
  const at = ([longitude, latitude]: readonly [number, number]): Point => ({
    x: Math.round((longitude - west) * narrowing * scale),
    y: Math.round((north - latitude) * scale),
  });
  const closed = (rings: readonly (readonly [number, number])[][]) =>
    rings.map((ring) => `${pathOf(ring.map(at))}Z`).join('');
  const place = ({ longitude, latitude }: Position) => at([longitude, latitude]);
  const isInside = ({ x, y }: Point) => x > 60 && x < width - 60 && y > lineHeight && y < height - 10;

  const own = findArea(area);
  const centre = own ? place(own) : { x: width / 2, y: height / 2 };
  const fromCentre = ({ x, y }: Point) => Math.hypot(x - centre.x, y - centre.y);
  // Not in the order of the city: documents in other languages have another one.
  const others = currentCity()
    .areas.filter(({ slug }) => slug !== area)
    .map((each) => ({ ...place(each), text: areaLabel(each.slug), isOwn: false }))
    .filter(isInside)
    .sort((one, other) => fromCentre(one) - fromCentre(other));
  return {
    width,
    height,
    shapes: map.shapes.map(({ kind, geometry }) => ({
      kind,
      path:
        geometry.type === 'LineString' ? pathOf(geometry.coordinates.map(at)) : closed(geometry.coordinates),
    })),
    ground: map.outline ? closed(map.outline) : `${pathOf(circle(centre, degreesOf(circleKm) * scale))}Z`,
    dots: landmarks.map(place).filter(isInside),
    labels: withoutOverlaps([{ ...centre, text: areaLabel(area), isOwn: true }, ...others]),
  };
}

const corners = 36;

function circle({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    return { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) };
  });
}

/** The data of an SVG path. */
function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Of labels that would cover each other, the first stays. */
function withoutOverlaps(labels: readonly Label[]): Label[] {
  const kept: Label[] = [];
  for (const label of labels) {
    const isFree = kept.every(
      (other) =>
        Math.abs(other.y - label.y) > lineHeight ||
        Math.abs(other.x - label.x) > ((other.text.length + label.text.length) / 2) * letterWidth,
    );
    if (isFree) kept.push(label);
  }
  return kept;
}
