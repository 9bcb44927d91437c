import type { Position } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

/** The position of a listing: exact, or its neighbourhood. */
export interface KnownPosition extends Position {
  isExact: boolean;
}

/** The precision of a neighbourhood. */
const nearKm = 0.5;

/** 'about 2.3 km in a straight line', no more precise than the positions are. */
export function distanceText(from: KnownPosition, to: Position): string {
  const km = distanceKm(from, to);
  if (!from.isExact && km < nearKm) return m.distance_under({ count: number(nearKm * 1000) });
  const hundreds = Math.max(1, Math.round(km * 10));
  if (hundreds < 10) return m.distance_about_m({ count: number(hundreds * 100) });
  return m.distance_about_km({ count: number(km, km < 10 ? 1 : 0) });
}
