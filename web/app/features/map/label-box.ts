/** In pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle around its centre. */
export interface Box extends Point {
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Whether a box covers none of the others. */
export const isClear = (box: Box, others: readonly Box[]): boolean =>
  others.every(
    (other) =>
      Math.abs(other.x - box.x) >= (other.width + box.width) / 2 ||
      Math.abs(other.y - box.y) >= (other.height + box.height) / 2,
  );

const letterWidths = { sm: 8, xs: 7 };
const margin = 16;

/** The estimated width of a label. Signs above and below a letter take no space of their own. */
export const labelWidth = (text: string, size: keyof typeof letterWidths): number =>
  (text.match(/\P{Mn}/gu)?.length ?? 0) * letterWidths[size] + margin;
