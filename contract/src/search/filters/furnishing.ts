import { furnishings } from '../../vocabulary.ts';
import { defineFilter, someOf } from '../filter.ts';

export const furnishing = defineFilter({
  name: 'furnishing',
  ...someOf(furnishings),
  choices: furnishings,
});
