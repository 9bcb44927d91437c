import { landUnitName } from '@thikana/contract/land';

export const landUnitLabel = (unit: string): string => capitalised(landUnitName(unit));

/** 'Katha', but 'm²'. */
export function capitalised(unit: string): string {
  return /^\p{L}{2}/u.test(unit) ? `${unit.charAt(0).toUpperCase()}${unit.slice(1)}` : unit;
}
