import type { CityShape } from '@thikana/contract/city-map';
import { placeName } from '@thikana/contract/place-name';
import { type Box, isClear, isInside, labelWidth, type Point, type Size } from './label-box.ts';

export interface LineLabel {
  key: string;
  text: string;
  kind: CityShape['kind'];
  /** The part of the line before its middle: the same at every zoom. */
  part: number;
  /** Its middle, in pixels. */
  at: Point;
  /** Clockwise, in degrees. */
  angle: number;
  boxes: Box[];
}

interface View {
  zoom: number;
  size: Size;
  project: (position: readonly [number, number]) => Point;
  obstacles: readonly Box[];
  /** The parts of the labels that are shown now: they stay where they are if they can. */
  before: ReadonlyMap<string, number>;
}

const kinds = { river: 11, rail: 12.5 } as const;
const classes = { highway: 11.5, main: 12.5, street: 14 } as const;
const most = 24;
const stepPixels = 40;
const lineHeight = 18;
/** How far a line may bend away from its straight label. */
const bendPixels = 7;

/** The zoom from which the map names a line; undefined for shapes without a name along them. */
function lineZoom({ kind, class: roadClass = 'main', name }: CityShape): number | undefined {
  if (!name) return undefined;
  if (kind === 'road') return classes[roadClass];
  return kind === 'river' || kind === 'rail' ? kinds[kind] : undefined;
}

/** The names of lines in view, along them. Those that are named from farther away take precedence. */
export function labelledLines(shapes: readonly CityShape[], view: View): LineLabel[] {
  const taken = [...view.obstacles];
  const placed: LineLabel[] = [];
  const wanted = shapes
    .map((shape, index) => ({ shape, index, from: lineZoom(shape) ?? Number.POSITIVE_INFINITY }))
    .filter(({ from }) => from <= view.zoom)
    .sort((one, other) => one.from - other.from || one.index - other.index);
  for (const { shape, index } of wanted) {
    if (placed.length === most) break;
    if (shape.geometry.type !== 'LineString') continue;
    const text = placeName(shape);
    const key = `${shape.kind} ${index}`;
    const line = new ProjectedLine(shape.geometry.coordinates.map(view.project));
    const width = labelWidth(text, 'xs');
    for (const along of placesAlong(line, view, view.before.get(key))) {
      const fit = line.straight(along, width);
      const boxes = fit && boxesAlong(fit, width);
      if (!fit || !boxes?.every((box) => isInside(box, view.size) && isClear(box, taken))) continue;
      taken.push(...boxes);
      placed.push({ key, text, kind: shape.kind, part: along / line.length, ...fit, boxes });
      break;
    }
  }
  return placed;
}

/** Lengths along the line in view: where its label was, then those closest to the middle of the map. */
function placesAlong(line: ProjectedLine, { size }: View, part: number | undefined): number[] {
  const centre = { x: size.width / 2, y: size.height / 2 };
  const places = line
    .pointsIn(size)
    .map(({ along, x, y }) => ({ along, away: Math.hypot(x - centre.x, y - centre.y) }))
    .sort((one, other) => one.away - other.away)
    .map(({ along }) => along);
  return part === undefined ? places : [part * line.length, ...places];
}

/** Small boxes, so that a slanted label takes only its own space. */
function boxesAlong({ at, angle }: Pick<LineLabel, 'at' | 'angle'>, width: number): Box[] {
  const count = Math.max(1, Math.ceil(width / lineHeight));
  const radians = (angle * Math.PI) / 180;
  return Array.from({ length: count }, (_, index) => {
    const away = ((index + 0.5) / count - 0.5) * width;
    return {
      x: at.x + away * Math.cos(radians),
      y: at.y + away * Math.sin(radians),
      ...{ width: lineHeight, height: lineHeight },
    };
  });
}

/** A line on the screen. */
class ProjectedLine {
  readonly #points: readonly Point[];
  /** From the start to each of its points. */
  readonly #lengths: number[] = [0];

  constructor(points: readonly Point[]) {
    this.#points = points;
    for (const [index, { x, y }] of points.slice(1).entries()) {
      const from = points[index] ?? { x, y };
      this.#lengths.push((this.#lengths.at(-1) ?? 0) + Math.hypot(x - from.x, y - from.y));
    }
  }

  get length(): number {
    return this.#lengths.at(-1) ?? 0;
  }

  /** Points of the line in view, one after each step. */
  pointsIn({ width, height }: Size): (Point & { along: number })[] {
    return this.#points.slice(1).flatMap((to, index) => {
      const from = this.#points[index] ?? to;
      const isAway =
        Math.max(from.x, to.x) < 0 ||
        Math.min(from.x, to.x) > width ||
        Math.max(from.y, to.y) < 0 ||
        Math.min(from.y, to.y) > height;
      if (isAway) return [];
      const [start, end] = [this.#lengths[index] ?? 0, this.#lengths[index + 1] ?? 0];
      const first = Math.ceil(start / stepPixels);
      const count = Math.max(0, Math.floor(end / stepPixels) - first + 1);
      return Array.from({ length: count }, (_, step) => (first + step) * stepPixels)
        .map((along) => ({ along, ...this.#at(along) }))
        .filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
    });
  }

  /** Where a straight label around this length lies; undefined if the line is too short or bends too much there. */
  straight(along: number, width: number): Pick<LineLabel, 'at' | 'angle'> | undefined {
    const [start, end] = [along - width / 2, along + width / 2];
    if (start < 0 || end > this.length) return undefined;
    const [from, to] = [this.#at(start), this.#at(end)];
    const chord = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const isBent = this.#points.some((point, index) => {
      const length = this.#lengths[index] ?? 0;
      if (length <= start || length >= end) return false;
      const cross = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
      return Math.abs(cross) / chord > bendPixels;
    });
    if (isBent) return undefined;
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    // The text is never upside down.
    const upright = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
    return { at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, angle: upright };
  }

  #at(along: number): Point {
    const after = this.#lengths.findIndex((length) => length >= along);
    const to = this.#points[Math.max(after, 0)] ?? { x: 0, y: 0 };
    const from = this.#points[after - 1] ?? to;
    const [start, end] = [this.#lengths[after - 1] ?? 0, this.#lengths[after] ?? 0];
    const share = end > start ? (along - start) / (end - start) : 0;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }
}
