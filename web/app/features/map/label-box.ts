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

/** Whether no edge of the map cuts a box. */
export const isInside = ({ x, y, width, height }: Box, size: Size): boolean =>
  x >= width / 2 && x <= size.width - width / 2 && y >= height / 2 && y <= size.height - height / 2;

const letterWidths = { sm: 8, xs: 7 };
const margins = { sm: 16, xs: 8 };

/** The estimated width of a label. Signs above and below a letter take no space of their own. */
export const labelWidth = (text: string, size: keyof typeof letterWidths): number =>
  (text.match(/\P{Mn}/gu)?.length ?? 0) * letterWidths[size] + margins[size];
