import { squareFeetOf } from './land.ts';
import { type LandUnit, landUnits } from './vocabulary.ts';

/** Both ends inclusive, in square feet; no `max` means no upper bound. */
export interface SizeRange {
  min: number;
  max?: number;
}

/** As typed. */
interface TypedSizeRange extends SizeRange {
  unit: LandUnit;
}

const typed = /^(\d{0,7}\.?\d{1,4})(?:-(\d{0,7}\.?\d{1,4})|\+)(sqft|katha|bigha|decimal|acre)?$/;

/** `500-1200`, `800+` in square feet, or `2-5katha` in another unit of land. */
export function readSizeRange(text: string): TypedSizeRange | undefined {
  const [, from, to, name = 'sqft'] = typed.exec(text) ?? [];
  const unit = name === 'sqft' ? 'sq foot' : landUnits.find((each) => each === name);
  if (from === undefined || !unit) return undefined;
  const min = Number(from);
  if (to === undefined) return { min, unit };
  const max = Number(to);
  return max >= min ? { min, max, unit } : undefined;
}

export function parseSizeRange(text: string): SizeRange | undefined {
  const range = readSizeRange(text);
  if (!range) return undefined;
  const { min, max, unit } = range;
  const least = min * squareFeetOf[unit];
  return max === undefined ? { min: least } : { min: least, max: max * squareFeetOf[unit] };
}
