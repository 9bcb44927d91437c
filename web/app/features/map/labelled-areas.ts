import type { Position } from '@thikana/contract/city';
import type { MapArea } from '@thikana/contract/city-map';
import { placeName } from '@thikana/contract/place-name';

/** In pixels. */
interface Point {
  x: number;
  y: number;
}

const lineHeight = 26;
const letterWidth = 8;
const margin = 16;
/** So that labels are there when the map is moved a little. */
const partAround = 0.5;

interface Place extends Point {
  width: number;
}

export interface Label {
  area: MapArea;
  /** Above or below a pin that lies on its place. */
  line: -1 | 0 | 1;
}

const lines = [0, 1, -1] as const;

/** The labels in view that cover neither each other nor a pin. Earlier areas of the list take precedence. */
export function labelledAreas(
  areas: readonly MapArea[],
  project: (position: Position) => Point,
  { width, height }: { width: number; height: number },
  pins: readonly Place[] = [],
): Label[] {
  const placed: Place[] = [];
  return areas.flatMap((area) => {
    const { x, y } = project(area);
    if (x < -width * partAround || x > width * (1 + partAround)) return [];
    if (y < -height * partAround || y > height * (1 + partAround)) return [];
    const own = placeName(area).length * letterWidth + margin;
    const placeOn = (line: number) => ({ x, y: y + line * lineHeight, width: own });
    const line = lines.find((each) => isClear(placeOn(each), pins));
    if (line === undefined || !isClear(placeOn(line), placed)) return [];
    placed.push(placeOn(line));
    return [{ area, line }];
  });
}

const isClear = (label: Place, others: readonly Place[]): boolean =>
  others.every(
    (other) =>
      Math.abs(other.x - label.x) >= (other.width + label.width) / 2 ||
      Math.abs(other.y - label.y) >= lineHeight,
  );
