import type { Position } from '@thikana/contract/areas';
import { distanceKm } from '@thikana/contract/distance';
import { number } from '#web/lib/format.ts';
import { m } from '#web/paraglide/messages.js';

/** 'about 2.3 km as the crow flies', no more exact than where listings and places are known to be. */
export function distanceText(from: Position, to: Position): string {
  const km = distanceKm(from, to);
  const hundreds = Math.max(1, Math.round(km * 10));
  if (hundreds < 10) return m.distance_about_m({ count: number(hundreds * 100) });
  return m.distance_about_km({ count: number(km, km < 10 ? 1 : 0) });
}
