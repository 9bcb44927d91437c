import { readSizeRange, type SizeRange, type SizeUnit } from './sizes.ts';

/** A price per unit of size, as typed. */
interface TypedUnitPrice extends SizeRange {
  unit: SizeUnit;
}

/** `0-5000` per unit of homes and shops, `0-500000katha` per unit of land. */
export function readUnitPrice(text: string): TypedUnitPrice | undefined {
  return readSizeRange(text);
}

/** Per unit of homes and shops. */
export function parseUnitPrice(text: string): SizeRange | undefined {
  const price = readUnitPrice(text);
  if (!price) return undefined;
  const { min, max, unit } = price;
  return max === undefined ? { min: min / unit.size } : { min: min / unit.size, max: max / unit.size };
}
