import type { SearchFeature } from '@thikana/contract/search/filters/features';
import {
  type YesNoColumn,
  type YesNoFeature,
  yesNoFieldNames,
  yesNoFields,
} from '@thikana/contract/yes-no-fields';

export type FeatureColumn = YesNoColumn | 'has_pictures';

const ofFields = yesNoFieldNames.map((name) => [yesNoFields[name].feature, yesNoFields[name].column]);

/** The column of each feature; pictures have their own table. */
export const featureColumns: Readonly<Record<SearchFeature, FeatureColumn>> = {
  ...(Object.fromEntries(ofFields) as Record<YesNoFeature, YesNoColumn>),
  pictures: 'has_pictures',
};
