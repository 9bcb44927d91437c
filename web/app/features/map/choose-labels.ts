import type { CityShape, MapArea, MapLandmark } from '@thikana/contract/city-map';
import type { Box, Point, Size } from './label-box.ts';
import { type AreaLabel, labelledAreas } from './labelled-areas.ts';
import { type LandmarkLabel, labelledLandmarks, landmarkZoom } from './labelled-landmarks.ts';
import { type LineLabel, labelledLines } from './labelled-lines.ts';

export interface Labels {
  areas: readonly AreaLabel[];
  lines: readonly LineLabel[];
  landmarks: readonly LandmarkLabel[];
}

interface Known {
  areas: readonly MapArea[];
  shapes: readonly CityShape[];
  landmarks: readonly MapLandmark[];
}

interface View {
  zoom: number;
  size: Size;
  project: (position: readonly [number, number]) => Point;
  /** Pins and controls: no label covers them. */
  obstacles: readonly Box[];
  before: Labels;
}

export const noLabels: Labels = { areas: [], lines: [], landmarks: [] };

/** Up to this zoom a landmark is important enough to go before the names of lines. */
const firstZoom = 13;

/** The names on the map, as many as fit: areas, then stations and hospitals, then lines, then other landmarks. */
export function chooseLabels({ areas, shapes, landmarks }: Known, view: View): Labels {
  const { zoom, size, obstacles, before } = view;
  const project = ({ longitude, latitude }: { longitude: number; latitude: number }) =>
    view.project([longitude, latitude]);
  const namedAreas = labelledAreas(areas, project, size, obstacles);
  const taken = [...obstacles, ...namedAreas.map(({ box }) => box)];
  // Some areas are landmarks too.
  const names = new Set(areas.map(({ name }) => name));
  const shown = landmarks.filter(({ kind, name }) => landmarkZoom(kind) <= zoom && !names.has(name));
  const isFirst = ({ kind }: MapLandmark) => landmarkZoom(kind) <= firstZoom;
  const first = labelledLandmarks(shown.filter(isFirst), project, size, taken);
  taken.push(...first.flatMap(({ boxes }) => boxes));
  const parts = new Map(before.lines.map(({ key, part }) => [key, part]));
  const lines = labelledLines(shapes, { zoom, size, project: view.project, obstacles: taken, before: parts });
  taken.push(...lines.flatMap(({ boxes }) => boxes));
  const others = labelledLandmarks(
    shown.filter((landmark) => !isFirst(landmark)),
    project,
    size,
    taken,
  );
  return { areas: namedAreas, lines, landmarks: [...first, ...others] };
}
