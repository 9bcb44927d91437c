/** The number of samples per side. */
const samples = 16;
const shares = [1, 0.95, 0.9, 0.85, 0.8];
const step = 0.05;
const rounding = 1e-9;

/**
 * The best correlation of one grey picture with a part of the other, from -1 to 1, independent of brightness and
 * contrast. A cropped and recoloured copy scores almost 1; another photograph of a similar room does not.
 */
export function bestOverlay(one: Uint8Array, other: Uint8Array): number {
  return Math.max(fitWithin(one, other), fitWithin(other, one));
}

function fitWithin(part: Uint8Array, whole: Uint8Array): number {
  const size = Math.sqrt(whole.length);
  const spans = allSpans(size);
  const [entire] = spans;
  if (!entire) return -1;
  const wanted = level(sample(part, size, entire, entire));
  let best = -1;
  for (const across of spans) {
    for (const down of spans) {
      const found = level(sample(whole, size, across, down));
      let product = 0;
      for (let at = 0; at < found.length; at += 1) product += (wanted[at] ?? 0) * (found[at] ?? 0);
      if (product > best) best = product;
    }
  }
  return best;
}

/** The positions of the samples along a part of one side: the pixel before, and the fraction towards the next. */
interface Span {
  index: Uint8Array;
  towardsNext: Float64Array;
}

/** The parts of a side that are compared, the whole side first. */
function allSpans(size: number): Span[] {
  return shares.flatMap((share) => {
    const starts = Array.from(
      { length: Math.floor((1 - share + rounding) / step) + 1 },
      (_, at) => at * step,
    );
    return starts.map((start) => {
      const places = Float64Array.from({ length: samples }, (_, at) => {
        const place = (start + (share * (at + 0.5)) / samples) * size - 0.5;
        return Math.min(size - 1 - rounding, Math.max(0, place));
      });
      const index = Uint8Array.from(places, Math.floor);
      return { index, towardsNext: places.map((place, at) => place - (index[at] ?? 0)) };
    });
  });
}

/** Bilinear interpolation. */
function sample(shades: Uint8Array, size: number, across: Span, down: Span): Float64Array {
  const values = new Float64Array(samples ** 2);
  for (let row = 0; row < samples; row += 1) {
    const top = (down.index[row] ?? 0) * size;
    const low = down.towardsNext[row] ?? 0;
    for (let column = 0; column < samples; column += 1) {
      const left = top + (across.index[column] ?? 0);
      const right = across.towardsNext[column] ?? 0;
      const upper = (shades[left] ?? 0) * (1 - right) + (shades[left + 1] ?? 0) * right;
      const lower = (shades[left + size] ?? 0) * (1 - right) + (shades[left + size + 1] ?? 0) * right;
      values[row * samples + column] = upper * (1 - low) + lower * low;
    }
  }
  return values;
}

/** Normalises to mean 0 and length 1. */
function level(values: Float64Array): Float64Array {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < values.length; at += 1) values[at] = ((values[at] ?? 0) - mean) / length;
  return values;
}
