import type { Position } from '@thikana/contract/city';
import { flatMapAround, kmOf } from '@thikana/contract/proximity';

/** In pixels from the middle of the strip. */
export interface Point {
  x: number;
  y: number;
}

export const pixelsPerKm = 60;

/** Places positions around the middle of a strip, which is so small that the earth is flat on it. */
export function projectAround(middle: Position): (position: Position) => Point {
  const { narrowing } = flatMapAround(middle);
  const pixels = (degrees: number) => Math.round(kmOf(degrees) * pixelsPerKm);
  return ({ longitude, latitude }) => ({
    x: pixels((longitude - middle.longitude) * narrowing),
    y: pixels(middle.latitude - latitude),
  });
}

interface Label extends Point {
  name: string;
}

const letterPixels = 7;
const linePixels = 18;

/** The labels that cover no earlier one, and not the middle. */
export function freeLabels<T extends Label>(labels: readonly T[], middlePixels: number): T[] {
  const free: T[] = [];
  for (const label of labels) {
    const isCovered = free.some(
      (other) =>
        Math.abs(other.y - label.y) < linePixels &&
        Math.abs(other.x - label.x) < ((other.name.length + label.name.length) * letterPixels) / 2,
    );
    const isMiddle =
      Math.abs(label.y) < middlePixels + linePixels / 2 &&
      Math.abs(label.x) < middlePixels + (label.name.length * letterPixels) / 2;
    if (!isCovered && !isMiddle) free.push(label);
  }
  return free;
}
