import type { SearchFeature } from '@thikana/contract/vocabulary';

/** The column of each feature; pictures have rows of their own. */
export const featureColumns = {
  parking: 'parking',
  'attached-bathroom': 'attached_bathroom',
  shutter: 'has_shutter',
  pictures: 'has_pictures',
} as const satisfies Record<SearchFeature, string>;

export type FeatureColumn = (typeof featureColumns)[SearchFeature];
