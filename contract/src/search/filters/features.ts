import { type YesNoFeature, yesNoFieldNames, yesNoFields } from '../../yes-no-fields.ts';
import { defineFilter, someOf } from '../filter.ts';

/** The yes/no fields and whether a listing has pictures. */
export type SearchFeature = YesNoFeature | 'pictures';
export const searchFeatures: readonly SearchFeature[] = [
  ...yesNoFieldNames.map((name) => yesNoFields[name].feature),
  'pictures',
];

export const features = defineFilter({
  name: 'with',
  ...someOf(searchFeatures),
  choices: searchFeatures,
  description: 'The listing has every one of these features.',
});
