import type { Position } from '@thikana/contract/city';
import type { MapArea } from '@thikana/contract/city-map';

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

/** The areas in view whose labels do not cover each other. Earlier areas of the list take precedence. */
export function labelledAreas(
  areas: readonly MapArea[],
  project: (position: Position) => Point,
  { width, height }: { width: number; height: number },
): MapArea[] {
  const placed: (Point & { width: number })[] = [];
  return areas.filter((area) => {
    const { x, y } = project(area);
    if (x < -width * partAround || x > width * (1 + partAround)) return false;
    if (y < -height * partAround || y > height * (1 + partAround)) return false;
    const own = area.name.length * letterWidth + margin;
    const hasRoom = placed.every(
      (other) => Math.abs(other.x - x) >= (other.width + own) / 2 || Math.abs(other.y - y) >= lineHeight,
    );
    if (hasRoom) placed.push({ x, y, width: own });
    return hasRoom;
  });
}
