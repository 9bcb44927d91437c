import type { Position } from '@thikana/contract/city';
import type { MapLandmark } from '@thikana/contract/city-map';
import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
import { placeName } from '@thikana/contract/place-name';
import { type Box, isClear, isInside, labelWidth, type Point, type Size } from './label-box.ts';
import { isAround } from './labelled-areas.ts';
import { landmarkSymbols } from './symbols.ts';

export interface LandmarkLabel {
  landmark: MapLandmark;
  /** Where its label is relative to its mark, in pixels. */
  beside: Point;
  boxes: Box[];
}

/** The zoom from which the map shows landmarks of a kind. */
const zooms: Partial<Record<LandmarkKind, number>> = {
  town: 12,
  station: 13,
  airport: 13,
  hospital: 13,
  school: 15.5,
};
const usualZoom = 14.5;
export const firstLandmarkZoom = 12;

export const landmarkZoom = (kind: LandmarkKind): number => zooms[kind] ?? usualZoom;

/** A symbol or a dot. The names of towns and localities are those of neighbourhoods; a mark would be too exact. */
export const hasMark = ({ kind }: Pick<MapLandmark, 'kind'>): boolean =>
  kind !== 'town' && kind !== 'locality';

/** With the labels around the map. */
const most = 24;
const labelHeight = 18;
const [symbolSize, dotSize] = [22, 12];

/** The landmarks whose mark and label cover nothing. Earlier ones of the list take precedence. */
export function labelledLandmarks(
  landmarks: readonly MapLandmark[],
  project: (position: Position) => Point,
  size: Size,
  obstacles: readonly Box[],
): LandmarkLabel[] {
  const placed: LandmarkLabel[] = [];
  const taken = [...obstacles];
  for (const landmark of landmarks) {
    if (placed.length === most) break;
    const at = project(landmark);
    if (!isAround(at, size)) continue;
    const width = labelWidth(placeName(landmark), 'xs');
    const markSize = landmarkSymbols[landmark.kind] ? symbolSize : dotSize;
    const mark = { ...at, width: markSize, height: markSize };
    const isMarked = hasMark(landmark);
    if (isMarked && !isClear(mark, taken)) continue;
    const sides = isMarked ? besideMark(markSize, width) : [{ x: 0, y: 0 }];
    const boxAt = ({ x, y }: Point): Box => ({ x: at.x + x, y: at.y + y, width, height: labelHeight });
    // No edge cuts the name of a place in view.
    const isFree = (box: Box) => isClear(box, taken) && (!isInside(mark, size) || isInside(box, size));
    const beside = sides.find((side) => isFree(boxAt(side)));
    if (!beside) continue;
    const boxes = isMarked ? [mark, boxAt(beside)] : [boxAt(beside)];
    taken.push(...boxes);
    placed.push({ landmark, beside, boxes });
  }
  return placed;
}

/** Below, above, to the right, to the left. */
function besideMark(markSize: number, width: number): Point[] {
  const [down, aside] = [(markSize + labelHeight) / 2, (markSize + width) / 2];
  return [
    { x: 0, y: down },
    { x: 0, y: -down },
    { x: aside, y: 0 },
    { x: -aside, y: 0 },
  ];
}
