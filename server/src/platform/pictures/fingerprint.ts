/** The fingerprint of a picture. */
export interface Fingerprint {
  /** A small grey copy, `shadesSize` wide and high. */
  shades: Uint8Array;
  /** 64 bits each: the whole picture first, then parts of it. */
  prints: readonly bigint[];
}

/** The size a picture is reduced to before its hashes are computed. */
export const printedSize = 144;
const shadesSize = 36;

const columns = 9;
const rows = 8;
/** The fractions of the sides that a cropped copy may show, centred and in the corners. */
const croppedShares = [0.94, 0.88, 0.8];

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Difference hashes: each bit says whether brightness grows from one field to the next. Colour, brightness and
 * compression change few bits, and a cropped copy matches a part of the original. Takes `printedSize` × `printedSize`
 * grey values.
 */
export function fingerprintOf(picture: Uint8Array): Fingerprint {
  return { shades: shrink(picture), prints: parts().map((part) => printOf(picture, part)) };
}

function parts(): Part[] {
  const crops = croppedShares.flatMap((share) => {
    const rest = 1 - share;
    const corners = [
      [rest / 2, rest / 2],
      [0, 0],
      [rest, 0],
      [0, rest],
      [rest, rest],
    ];
    return corners.map(([left = 0, top = 0]) => ({ left, top, width: share, height: share }));
  });
  return [{ left: 0, top: 0, width: 1, height: 1 }, ...crops];
}

function shrink(picture: Uint8Array): Uint8Array {
  const field = 1 / shadesSize;
  return Uint8Array.from({ length: shadesSize ** 2 }, (_, index) =>
    mean(picture, {
      left: (index % shadesSize) * field,
      top: Math.floor(index / shadesSize) * field,
      width: field,
      height: field,
    }),
  );
}

function printOf(picture: Uint8Array, part: Part): bigint {
  let bits = 0n;
  for (let row = 0; row < rows; row += 1) {
    const means = Array.from({ length: columns }, (_, column) => mean(picture, fieldOf(part, column, row)));
    for (let column = 1; column < columns; column += 1) {
      bits = (bits << 1n) | ((means[column] ?? 0) > (means[column - 1] ?? 0) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits);
}

function fieldOf({ left, top, width, height }: Part, column: number, row: number): Part {
  return {
    left: left + (width * column) / columns,
    top: top + (height * row) / rows,
    width: width / columns,
    height: height / rows,
  };
}

/** The mean brightness of a part. */
function mean(picture: Uint8Array, { left, top, width, height }: Part): number {
  const pixel = (share: number) => Math.round(share * printedSize);
  const [fromX, toX] = [pixel(left), pixel(left + width)];
  const [fromY, toY] = [pixel(top), pixel(top + height)];
  let sum = 0;
  for (let y = fromY; y < toY; y += 1) {
    for (let x = fromX; x < toX; x += 1) sum += picture[y * printedSize + x] ?? 0;
  }
  return sum / ((toX - fromX) * (toY - fromY));
}
