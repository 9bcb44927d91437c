import { searchFeatures } from '../../vocabulary.ts';
import { defineFilter, someOf } from '../filter.ts';

export const features = defineFilter({
  name: 'with',
  ...someOf(searchFeatures),
  choices: searchFeatures,
  error: 'This is not a feature.',
  description: 'The listing has every one of these features.',
});
