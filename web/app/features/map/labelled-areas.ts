import type { Position } from '@thikana/contract/city';
import type { MapArea } from '@thikana/contract/city-map';
import { placeName } from '@thikana/contract/place-name';
import { type Box, isClear, labelWidth, type Point, type Size } from './label-box.ts';

const labelHeight = 26;
/** So that labels are there when the map is moved a little. */
const partAround = 0.5;

export interface AreaLabel {
  area: MapArea;
  /** Above or below a pin that lies on its place. */
  line: -1 | 0 | 1;
  box: Box;
}

const lines = [0, 1, -1] as const;

/** The labels in view that cover neither each other nor an obstacle. Earlier areas of the list take precedence. */
export function labelledAreas(
  areas: readonly MapArea[],
  project: (position: Position) => Point,
  size: Size,
  obstacles: readonly Box[] = [],
): AreaLabel[] {
  const placed: Box[] = [];
  return areas.flatMap((area) => {
    const at = project(area);
    if (!isAround(at, size)) return [];
    const width = labelWidth(placeName(area), 'sm');
    const boxOn = (line: number): Box => ({
      ...{ x: at.x, y: at.y + line * labelHeight, width, height: labelHeight },
    });
    const line = lines.find((each) => isClear(boxOn(each), obstacles));
    if (line === undefined || !isClear(boxOn(line), placed)) return [];
    placed.push(boxOn(line));
    return [{ area, line, box: boxOn(line) }];
  });
}

/** Whether a point is in view or near it. */
export const isAround = ({ x, y }: Point, { width, height }: Size): boolean =>
  x >= -width * partAround &&
  x <= width * (1 + partAround) &&
  y >= -height * partAround &&
  y <= height * (1 + partAround);
