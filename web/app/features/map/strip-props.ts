import type { Position } from '@thikana/contract/city';
import type { NearbyLandmark } from '@thikana/contract/search/surroundings';

export interface StripProps {
  /** The public position of a listing. */
  position: Position & { isExact: boolean };
  landmarks: readonly NearbyLandmark[];
}
