import { currentCity } from './city.ts';
import { areaUnitName, landUnitName, landUnits, sizeOfLandUnit } from './land.ts';

/** Both ends inclusive, in the unit of homes and shops; no `max` means no upper bound. */
export interface SizeRange {
  min: number;
  max?: number;
}

/** A unit for sizes in a search. */
export interface SizeUnit {
  /** After the numbers of a parameter; empty for the unit of homes and shops. */
  suffix: string;
  /** In the current language. */
  name: string;
  /** In the unit of homes and shops. */
  size: number;
}

/** The unit of homes and shops, then the units of land. */
export function sizeUnits(): readonly SizeUnit[] {
  const ofLand = landUnits().map((each) => ({
    ...{
      suffix: each.unit.replaceAll(' ', ''),
      name: landUnitName(each.unit),
      size: sizeOfLandUnit(each.unit),
    },
  }));
  const usual = ofLand.find(({ size }) => size === 1)?.name ?? areaUnitName();
  return [{ suffix: '', name: usual, size: 1 }, ...ofLand.filter(({ size }) => size !== 1)];
}

/** As typed. */
interface TypedSizeRange extends SizeRange {
  unit: SizeUnit;
}

const typed = /^(\d{0,7}\.?\d{1,4})(?:-(\d{0,7}\.?\d{1,4})|\+)(\D*)$/;

/** `500-1200`, `800+` in the unit of homes and shops, or `2-5katha` in a unit of land. */
export function readSizeRange(text: string): TypedSizeRange | undefined {
  const [, from, to, suffix = ''] = typed.exec(text) ?? [];
  // The name of the usual unit may follow too: `500-1200sqft`.
  const usual = currentCity().areaUnit.replaceAll(' ', '');
  const unit = sizeUnits().find((each) => each.suffix === (suffix === usual ? '' : suffix));
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
  const least = min * unit.size;
  return max === undefined ? { min: least } : { min: least, max: max * unit.size };
}
