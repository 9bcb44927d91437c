import { currentCity, type Position } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';

/** Listings lie in the city and in the towns around it. */
const farKm = 100;

/** Whether there may be listings around a position. */
export const isNearCity = (position: Position): boolean =>
  distanceKm(position, currentCity().centre) <= farKm;
